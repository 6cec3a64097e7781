import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { ENTER_KEY_CODE } from '../fields/enter.ts'
import { show } from '../testing/show.tsx'
import { TypedAnswer } from './TypedAnswer.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' })

describe('QUI-04 a typed answer', () => {
  test('is typed, and sent by Enter', () => {
    const sent: string[] = []
    function Question() {
      const [value, setValue] = useState('')
      return <TypedAnswer label="Your answer" value={value} onChange={setValue} onEnter={() => sent.push(value)} />
    }
    show(<Question />)
    fireEvent.change(field(), { target: { value: 'Łódź' } })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: ENTER_KEY_CODE })
    expect(sent).toEqual(['Łódź'])
  })

  test('a number brings up digits, and takes what is typed as it is', () => {
    const typed: string[] = []
    show(<TypedAnswer label="Your answer" value="" onChange={(value) => typed.push(value)} numeric unit="km" />)
    expect(field().inputMode).toBe('decimal')
    fireEvent.change(field(), { target: { value: '1/2' } })
    expect(typed).toEqual(['1/2'])
    expect(screen.getByText('km')).toBeTruthy()
  })

  test('the browser neither corrects nor completes it', () => {
    show(<TypedAnswer label="Your answer" value="" onChange={() => undefined} />)
    const said = ['autocomplete', 'autocorrect', 'autocapitalize', 'spellcheck'].map((name) =>
      field().getAttribute(name),
    )
    expect(said).toEqual(['off', 'off', 'none', 'false'])
  })

  test('a judgement is an icon and a word, read out, with what it adds', () => {
    show(
      <TypedAnswer
        label="Your answer"
        value="Lodz"
        onChange={() => undefined}
        verdict="wrong"
        note="Right: Łódź"
        locked
      />,
    )
    expect(screen.getByRole('status').textContent).toBe('WrongRight: Łódź')
    expect(screen.getByRole('status').querySelector('svg')).not.toBeNull()
    expect(field().readOnly).toBe(true)
  })
})
