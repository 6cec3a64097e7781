import { Modal as Mantine } from '@mantine/core'
import { useText } from '../../app/i18n/useText.ts'
import { MantineRoot } from '../theme/MantineRoot.tsx'
import { useViewport } from '../useMedia.ts'
import classes from './modal.module.css'
import type { ModalProps } from './modal-props.ts'

/** The modal itself; `Modal` loads it when it is first opened. */
export function MantineModal({
  opened,
  onClose,
  title,
  titleHidden = false,
  width = 500,
  fullScreen = false,
  children,
}: ModalProps) {
  const t = useText()
  const mobile = useViewport('mobile')
  return (
    <MantineRoot>
      <Mantine.Root
        opened={opened}
        onClose={onClose}
        size={`${width / 16}rem`}
        fullScreen={fullScreen}
        centered={!mobile}
        zIndex={2000}
        classNames={{ content: classes.content ?? '' }}
        transitionProps={{
          transition: mobile ? 'slide-up' : 'pop',
          duration: 480,
          timingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        }}
      >
        <Mantine.Overlay className={classes.overlay ?? ''} />
        <Mantine.Content data-full={fullScreen || undefined}>
          <Mantine.Header role="presentation" className={classes.header ?? ''} data-floating={titleHidden || undefined}>
            <Mantine.Title className={titleHidden ? 'visually-hidden' : (classes.title ?? '')}>{title}</Mantine.Title>
            <Mantine.CloseButton className={classes.close ?? ''} size="lg" aria-label={t('ui.close')} />
          </Mantine.Header>
          <Mantine.Body className={classes.body ?? ''}>{children}</Mantine.Body>
        </Mantine.Content>
      </Mantine.Root>
    </MantineRoot>
  )
}
