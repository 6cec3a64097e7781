import { changeVideo } from '@kredka/contracts/profiles/endpoints'
import { VIDEO_LINK_MAX, videoOf } from '@kredka/contracts/profiles/video'
import type { OwnVideoView } from '@kredka/contracts/profiles/views'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useResource } from '../../app/store/resource.ts'
import { useLeaveWarning } from '../../app/useLeaveWarning.ts'
import { useText } from '../../i18n/useText.ts'
import { IntroductionVideo } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { ownVideo } from '../resources.ts'

/** A teacher links the film in which they introduce themselves, changes the link or takes it away (PRO-04). */
export function VideoForm() {
  const t = useText()
  const video = useResource(ownVideo, {})
  return (
    <Card>
      <section aria-labelledby="introduction-video">
        <Stack>
          <h2 id="introduction-video">{t('profiles.video')}</h2>
          <p className="soft-note">{t('profiles.video_about')}</p>
          <ResourceView of={video} skeleton={<SkeletonLines lines={3} />}>
            {(shown) => <Shown key={shown.video} shown={shown} onSaved={video.refresh} />}
          </ResourceView>
        </Stack>
      </section>
    </Card>
  )
}

interface ShownProps {
  readonly shown: OwnVideoView
  readonly onSaved: () => void
}

interface Values {
  readonly link: string
}

const bodyOf = ({ link }: Values) => ({ video: link.trim() === '' ? null : link.trim() })

function Shown({ shown, onSaved }: ShownProps) {
  const t = useText()
  const { form, submit, sending, error } = useSentForm(changeVideo, { link: shown.video ?? '' }, bodyOf, {
    faults: ({ link }) =>
      link.trim() === '' || videoOf(link) !== null ? {} : { link: { text: 'profiles.video_link_fault' } },
    success: 'profiles.video_saved',
    done: onSaved,
  })
  const { link } = form.values
  const unsaved = link.trim() !== (shown.video ?? '')
  useLeaveWarning(unsaved)
  return (
    <Form onSubmit={submit} label={t('profiles.video')}>
      <IntroductionVideo link={link.trim() === '' ? null : link} />
      <TextInput
        label={t('profiles.video_link')}
        optionalText={t('profiles.optional')}
        hint={t('profiles.video_link_hint')}
        type="url"
        name="video"
        autoComplete="off"
        clearable
        {...form.field('link')}
        max={VIDEO_LINK_MAX}
      />
      <FormFoot error={error} sending={sending} label={t('profiles.video_save')}>
        {unsaved && !sending && (
          <Button look="quiet" onClick={() => form.replace({ link: shown.video ?? '' })}>
            {t('profiles.undo')}
          </Button>
        )}
      </FormFoot>
    </Form>
  )
}
