import fc from 'fast-check'
import { readGift } from './gift/read.ts'
import { writeGift } from './gift/write.ts'
import { inTermsOfReference, isWhole, rounded, TRUTH } from './testing/compared.ts'
import { anyQuestion, chunksOf, collect } from './testing/generated.ts'
import { readByPeg } from './testing/peg-gift.ts'
import type { ReferenceQuestion } from './testing/reference-gift.ts'

const [QUIZZES, SEED] = [10_000, 20_261_127]

/** As far as the other parser tells: one space for many, a gap of its own, no words of numbers. */
function compared(question: ReferenceQuestion): unknown {
  if ('refused' in question) return question
  const { prompt, asks, explanation } = rounded(question) as Extract<ReferenceQuestion, { asks: unknown }>
  const told = { prompt: prompt.replace(/\s*(?:\[\[1\]\]|_{5})\s*/g, '[[1]]'), asks }
  return JSON.parse(
    JSON.stringify('from' in asks ? told : { ...told, explanation }, (_, value) =>
      typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value,
    ),
  )
}

/** As Moodle describes its format, each kind of question once or more. */
const EXAMPLES = String.raw`// true/false
::Q1:: 1+1\=2 {T}

// multiple choice with feedback for right and wrong answers
::Q2:: What's between orange and green in the spectrum?
{ =yellow # right; good! ~red # wrong, it's yellow ~blue # wrong, it's yellow }

// fill in the blank
::Q3:: Two plus {=two =2} equals four.

// matching
::Q4:: Which animal eats which food? { =cat -> cat food =dog -> dog food }

// number with a tolerance
::Q5:: What is a number from 1 to 5? {#3:2}

// number between two ends
::Q6:: What is a number from 1 to 5? {#1..5}

// several numbers, one for a part of the points
::Q7:: When was Ulysses S. Grant born? {#
  =1822:0 # Correct. Full credit.
  =%50%1822:2 # Half credit for being close.
}

// essay
::Q8:: How are you? {}

$CATEGORY: tom/dick/harry

::Grants tomb::Grant is {
~buried
=entombed
~living
} in his tomb.

Who's buried in Grant's tomb?{=no one =nobody}

Grant is buried in Grant's tomb.{FALSE#No, nobody is.#Right}

What two people are entombed in Grant's tomb? {
  ~%-100%No one
  ~%50%Grant
  ~%50%Grant's wife
  ~%-100%Grant's father
}

Jesus' hometown is {=Nazareth =%75%Nazereth =%25%Bethlehem}.

Which answer equals 5? {
  ~ \= 2 + 2
  = \= 2 + 3
  ~ \= 2 + 4
  ####Two and three are five.
}

[plain]What is the value of \{pi\} (to 3 decimals)? {#3.14159:0.0005}

You can use your pencil and paper for these next questions.
`

test('QUI-02 what Moodle describes is to somebody else’s parser what it is to us, and stays so through a file of ours', async () => {
  const [imported, theirs] = [await collect(readGift(chunksOf(EXAMPLES, 64), 'pl')), readByPeg(EXAMPLES, TRUTH)]
  const refused = theirs.flatMap((question) => ('refused' in question ? [question.refused] : []))
  expect(refused).toEqual(['MATCHING', 'ESSAY', 'DESCRIPTION'])
  expect(theirs.length).toBe(16)
  expect(imported.map(inTermsOfReference).map(compared)).toEqual(theirs.map(compared))

  const taken = imported.flatMap((each) => (each.is === 'taken' ? [each.question] : []))
  const again = readByPeg([...writeGift(taken)].join(''), TRUTH)
  expect(again.map(compared)).toEqual(theirs.filter((question) => !('refused' in question)).map(compared))
})

test('QUI-02 of 10 000 exported questions, what GIFT can say is to somebody else’s parser as its author wrote it', () => {
  let said = 0
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const written = inTermsOfReference({ is: 'taken', line: 1, question, losses: [] })
      const file = [...writeGift([question])].join('')
      // drafts without words are questions to nobody; what GIFT cannot say stands in a comment, which is ours alone
      if (!isSaid(written) || file.includes('"exact"')) return
      said += 1
      expect(readByPeg(file, TRUTH).map(compared)).toEqual([compared(written)])
    }),
    { numRuns: QUIZZES, seed: SEED },
  )
  expect(said).toBeGreaterThan(QUIZZES / 20)
})

/**
 * Nothing is missing, and of single choices one is right: only such questions come into a version. Its grammar wants
 * words before the braces.
 */
function isSaid(question: ReferenceQuestion): boolean {
  if ('refused' in question || !isWhole(question) || /^(?:\[\[1\]\]|$)/.test(question.prompt)) return false
  const { asks } = question
  if (!('choice' in asks)) return true
  const right = asks.options.filter(([, isRight]) => isRight).length
  return (
    asks.options.every(([text]) => text !== '') &&
    right < asks.options.length &&
    (asks.choice === 'several' || right === 1)
  )
}
