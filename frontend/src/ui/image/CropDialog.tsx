import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Modal } from '../overlay/Modal.tsx'
import { SkeletonLines } from '../states.tsx'
import type { CropperProps } from './cropper-props.ts'

const LazyCropper = lazy(async () => ({ default: (await loadChunk(() => import('./ImageCropper.tsx'))).ImageCropper }))

interface Props extends Omit<CropperProps, 'url'> {
  /** Of the chosen picture; null while none is chosen. */
  readonly url: string | null
}

/** Chooses the part of a picture that is sent. */
export function CropDialog({ url, ...rest }: Props) {
  const t = useText()
  return (
    <Modal
      opened={url !== null}
      onClose={rest.onClose}
      // The cropper measured itself while the modal was still growing.
      onOpened={() => window.dispatchEvent(new Event('resize'))}
      title={t('image.crop_title')}
    >
      {url !== null && (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LazyCropper key={url} url={url} {...rest} />
        </Suspense>
      )}
    </Modal>
  )
}
