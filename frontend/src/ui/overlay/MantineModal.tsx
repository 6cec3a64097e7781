import { Modal as Mantine } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { MantineRoot } from '../theme/MantineRoot.tsx'
import { useViewport } from '../useMedia.ts'
import classes from './modal.module.css'
import type { ModalProps } from './modal-props.ts'

/** The modal itself; `Modal` loads it when it is first opened. */
export function MantineModal({
  opened,
  onClose,
  titleHidden = false,
  width = 500,
  fullScreen = false,
  onOpened,
  ...content
}: ModalProps) {
  const t = useText()
  const mobile = useViewport('mobile')
  // It is made when it first opens, and notes whom to give the focus back to only on the way from closed to open.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(opened), [opened])
  // What it was about is often gone by the time it closes: it keeps its words until it is out of sight.
  const last = useRef(content)
  if (opened) last.current = content
  const { title, children } = last.current
  return (
    <MantineRoot>
      <Mantine.Root
        // closing does not wait: what gets the focus instead must not be taken for what had it in the dialog
        opened={open && opened}
        onClose={onClose}
        size={`${width / 16}rem`}
        fullScreen={fullScreen}
        centered={!mobile}
        {...(onOpened === undefined ? {} : { onEnterTransitionEnd: onOpened })}
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
