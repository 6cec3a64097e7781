import { Modal as Mantine } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
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
  const [open, setOpen] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    // Before anything in it can take the focus: its content comes with the next render.
    if (opened) cameFrom.current = document.activeElement
    else giveBack(cameFrom.current)
    setOpen(opened)
  }, [opened])
  // What it was about is often gone by the time it closes: it keeps its words until it is out of sight.
  const last = useRef(content)
  if (opened) last.current = content
  const { title, children } = last.current
  return (
    <MantineRoot>
      <Mantine.Root
        // closing does not wait: what gets the focus instead must not be taken for what had it in the dialog
        opened={open && opened}
        returnFocus={false}
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

/** The focus goes back where it was, unless something else has it by now. */
function giveBack(to: Element | null): void {
  const { activeElement } = document
  const isLeft = activeElement === null || activeElement === document.body || activeElement.closest('[role="dialog"]')
  if (isLeft && to instanceof HTMLElement) to.focus({ preventScroll: true })
}
