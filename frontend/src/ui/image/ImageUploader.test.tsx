import { jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { show } from '../testing/show.tsx'
import { ImageUploader } from './ImageUploader.tsx'

const LIMITS = { types: ['image/jpeg', 'image/png'], chosenBytes: 4 * 1024 * 1024, side: 256, sentBytes: 100_000 }
const nothing = () => undefined
let isBroken = false

type Props = Parameters<typeof ImageUploader>[0]

function uploader(props: Partial<Props> = {}) {
  show(
    <ImageUploader
      label="Picture"
      picture={null}
      limits={LIMITS}
      busy={null}
      error={undefined}
      onChoose={nothing}
      onRemove={nothing}
      removeTitle="Remove it?"
      removeAbout="It will be gone."
      {...props}
    >
      <span>Initials</span>
    </ImageUploader>,
  )
}

const file = (type: string, size = 10) => {
  const made = new File(['x'], 'file', { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const choose = (chosen: File) =>
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [chosen] } })
const alert = () => screen.queryByRole('alert')?.textContent

beforeAll(() => {
  // jsdom has no object URLs and shows no pictures: each stays on its way.
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined)
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = nothing
  globalThis.createImageBitmap = async () => {
    if (isBroken) throw new DOMException('The source image could not be decoded.')
    return { width: 1, height: 1, close: nothing }
  }
})

describe('PRO-01 image uploader', () => {
  test('says what is wrong with a file, in words, before anything is sent', async () => {
    uploader()
    choose(file('application/pdf'))
    await screen.findByText(/files of this kind/)
    expect(alert()).toBe('We do not take files of this kind. Choose a picture in JPG or PNG format.')
    choose(file('image/png', LIMITS.chosenBytes + 1))
    await screen.findByText(/too large/)
    expect(alert()).toBe('This picture is too large. It may have at most 4 MB.')
    choose(file('image/png', 0))
    await screen.findByText(/is empty/)
    expect(alert()).toBe('This file is empty. Choose another one.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['chosen', () => choose(file('image/jpeg', LIMITS.chosenBytes))],
    [
      'dropped',
      () =>
        fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), {
          dataTransfer: { files: [file('image/png')] },
        }),
    ],
    ['pasted', () => fireEvent.paste(document.body, { clipboardData: { files: [file('image/png')] } })],
  ])('a picture that is %s is cropped first', async (_, bring) => {
    uploader()
    bring()
    expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy()
  })

  test('a file that only seems to be a picture is found out before anything opens', async () => {
    isBroken = true
    uploader()
    choose(file('image/jpeg'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This picture cannot be opened/)
    expect(screen.queryByRole('dialog')).toBeNull()
    isBroken = false
  })

  test('of several on a page one takes what is pasted', async () => {
    uploader()
    uploader({ label: 'Another picture' })
    fireEvent.paste(document.body, { clipboardData: { files: [file('image/png')] } })
    await screen.findByText('Crop the picture')
    expect(screen.getAllByText('Crop the picture')).toHaveLength(1)
  })

  test('words that are pasted stay what they are', () => {
    uploader()
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { files: [] } })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks before it removes, and only where there is something to remove', async () => {
    const onRemove = jest.fn()
    uploader({ picture: '/files/a', onRemove })
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove it?' })
    expect(onRemove).not.toHaveBeenCalled()
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLButtonElement)
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  test('without a picture there is nothing to remove; a failure of the server is said near it', () => {
    uploader({ error: 'There is no connection' })
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(alert()).toBe('There is no connection')
  })
})
