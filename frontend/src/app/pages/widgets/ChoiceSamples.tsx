import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Rating, RatingInput } from '../../../ui/Rating.tsx'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const REQUIRED = 'This field is required'
const PLACES = [
  { value: 'online', label: 'Online' },
  { value: 'teacher_house', label: 'At the teacher’s' },
  { value: 'student_house', label: 'At the student’s' },
]

export function CheckboxSamples() {
  const [checked, setChecked] = useState(true)
  return (
    <Samples min="13rem">
      <Sample name="to try">
        <Checkbox checked={checked} onChange={setChecked}>
          Remember me
        </Checkbox>
      </Sample>
      <Sample name="off">
        <Checkbox checked={false} onChange={nothing}>
          Newsletter
        </Checkbox>
      </Sample>
      <Sample name="disabled, off">
        <Checkbox checked={false} onChange={nothing} disabled>
          Analytics
        </Checkbox>
      </Sample>
      <Sample name="disabled, on">
        <Checkbox checked onChange={nothing} disabled>
          Necessary
        </Checkbox>
      </Sample>
      <Sample name="error">
        <Checkbox checked={false} onChange={nothing} error={REQUIRED}>
          I accept the terms
        </Checkbox>
      </Sample>
      <Sample name="long text">
        <Checkbox checked onChange={nothing}>
          I have read the terms of use and the privacy policy, and I agree that a contract on digital services is made
        </Checkbox>
      </Sample>
    </Samples>
  )
}

export function RadioSamples() {
  const [place, setPlace] = useState<string | null>('online')
  return (
    <Samples>
      <Sample name="one of a few">
        <RadioGroup label="Place" value={place} onChange={setPlace} options={PLACES} />
      </Sample>
      <Sample name="error">
        <RadioGroup label="Place of the lesson" value={null} onChange={nothing} options={PLACES} error={REQUIRED} />
      </Sample>
    </Samples>
  )
}

export function RatingSamples() {
  const [stars, setStars] = useState<number | null>(null)
  return (
    <Samples min="13rem">
      {[0, 2.5, 5].map((value) => (
        <Sample key={value} name={`read only, ${value}`}>
          <Rating value={value} />
        </Sample>
      ))}
      <Sample name="to give">
        <RatingInput label="How was the lesson?" value={stars} onChange={setStars} />
      </Sample>
      <Sample name="given">
        <RatingInput label="How was the teacher?" value={4} onChange={nothing} />
      </Sample>
    </Samples>
  )
}
