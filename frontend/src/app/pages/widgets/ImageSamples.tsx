import { Avatar } from '../../../ui/Avatar.tsx'
import { ImageUploader } from '../../../ui/image/ImageUploader.tsx'
import { useObjectUrl } from '../../../ui/image/useObjectUrl.ts'
import { Sample, Samples } from './Section.tsx'

type Props = Parameters<typeof ImageUploader>[0]

const nothing = () => undefined
const LIMITS = { types: ['image/jpeg', 'image/png'], chosenBytes: 4_190_208, side: 256, sentBytes: 104_857 }
/** Drawn here, so that it needs no file of the server. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c8d8f0"/><circle cx="4" cy="3.2" r="1.6" fill="#5a78b4"/><path d="M0.8 8a3.2 3 0 0 1 6.4 0z" fill="#5a78b4"/></svg>',
)}`

export function ImageSamples() {
  const [chosen, choose] = useObjectUrl()
  return (
    <Samples min="22rem">
      <Sample name="to try">
        <Uploader label="Picture to try" picture={chosen} onChoose={choose} onRemove={() => choose(null)} />
      </Sample>
      <Sample name="with a picture">
        <Uploader label="Picture there is" picture={PICTURE} />
      </Sample>
      <Sample name="sending">
        <Uploader label="Picture being sent" picture={PICTURE} busy="sending" />
      </Sample>
      <Sample name="removing">
        <Uploader label="Picture being removed" picture={PICTURE} busy="removing" />
      </Sample>
      <Sample name="failed">
        <Uploader label="Picture that failed" picture={null} error="There is no connection" />
      </Sample>
    </Samples>
  )
}

function Uploader(props: Pick<Props, 'label' | 'picture'> & Partial<Props>) {
  return (
    <ImageUploader
      limits={LIMITS}
      busy={null}
      error={undefined}
      onChoose={nothing}
      onRemove={nothing}
      removeTitle="Remove the picture?"
      removeAbout="Your initials will stand in its place."
      {...props}
    >
      <Avatar name="Żaneta Łoś" picture={props.picture} size={112} />
    </ImageUploader>
  )
}
