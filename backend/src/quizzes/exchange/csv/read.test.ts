import type { Imported } from '@kredka/contracts/quizzes/imports'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import fc from 'fast-check'
import { chunksOf, collect } from '../testing/generated.ts'
import { readCsv } from './read.ts'
import { writeCsv } from './write.ts'

const read = (text: string, chunk = 50): Promise<Imported[]> => collect(readCsv(chunksOf(text, chunk)))
const drafts = async (text: string) =>
  (await read(text)).map((each) => (each.is === 'taken' ? each.question.draft : each.code))

const CHOICE = {
  prompt: 'Jaka rzeka?',
  task: {
    kind: 'single',
    options: [
      { text: 'Wisła', is_right: true },
      { text: 'Odra', is_right: false },
    ],
  },
}

test.each([
  ['semicolons', 'type;prompt;answer_1;answer_2;right\nsingle;Jaka rzeka?;Wisła;Odra;1\n'],
  ['commas', 'type,prompt,answer_1,answer_2,right\r\nsingle,Jaka rzeka?,Wisła,Odra,1'],
  ['tabs', 'type\tprompt\tanswer_1\tanswer_2\tright\nsingle\tJaka rzeka?\tWisła\tOdra\t1'],
  ['what Excel says first', 'sep=,\r\ntype,prompt,answer_1,answer_2,right\r\nsingle,Jaka rzeka?,Wisła,Odra,1'],
  ['a byte order mark', '\ufefftype;prompt;answer_1;answer_2;right\nsingle;Jaka rzeka?;Wisła;Odra;1'],
  ['quotes', '"type";"prompt";"answer_1";"answer_2";"right"\n"single";"Jaka rzeka?";"Wisła";"Odra";"1"'],
  ['Polish names', 'Typ;Pytanie;Odpowiedź 1;Odpowiedź 2;Poprawne\njednokrotny;Jaka rzeka?;Wisła;Odra;1'],
  ['columns in any order', 'right;answer_1;answer_2;prompt;type\n1;Wisła;Odra;Jaka rzeka?;single\n;;;;\n\n'],
  ['single carriage returns', 'type;prompt;answer_1;answer_2;right\rsingle;Jaka rzeka?;Wisła;Odra;1\r'],
])('QUI-02 a table with %s', async (_, text) => {
  expect(await drafts(text)).toMatchObject([CHOICE])
})

test('QUI-02 a table that a Polish Excel stored, and its Unicode text', async () => {
  const text = 'type;prompt;answer_1;answer_2;right\nsingle;Jaka rzeka?;Wisła;Odra;1\n'
  const polish = Buffer.from([...text].map((letter) => (letter === 'ł' ? 0xb3 : letter.charCodeAt(0))))
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
  for (const bytes of [polish, wide]) {
    for (const size of [1, 3, 1000]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.subarray(n * size, (n + 1) * size),
      )
      expect(await collect(readCsv(chunks))).toMatchObject([{ question: { draft: CHOICE } }])
    }
  }
})

test('QUI-02 each kind of question has its columns', async () => {
  const heading = 'type;prompt;answer_1;answer_2;right;tolerance;units;bank;matching;stays_put;explanation;level;weight'
  const rows = [
    'several;Q;a;b;1,2;;;;;2;Why;basic;3',
    'gaps;Na [[1]] i [[2]];kot|kotek;a\\|b;;;;mysz|pies;typo;;;;',
    '"text";"Two\nlines; and ""quotes""";"Łódź";;;;;;accents case;;;;',
    'number;Ile?;1 000,50;;;5%;zł|PLN;;;;;;',
  ]
  expect(await read([heading, ...rows].join('\n'))).toMatchObject([
    {
      line: 2,
      question: {
        level: 'basic',
        weight: 3,
        draft: {
          explanation: 'Why',
          task: {
            options: [
              { is_right: true, stays_put: false },
              { is_right: true, stays_put: true },
            ],
          },
        },
      },
    },
    {
      line: 3,
      question: {
        level: null,
        weight: 1,
        draft: {
          task: {
            gaps: [{ accepted: ['kot', 'kotek'] }, { accepted: ['a|b'] }],
            has_bank: true,
            distractors: ['mysz', 'pies'],
            matching: { ...DEFAULT_MATCHING, allows_typo: true },
          },
        },
      },
    },
    {
      line: 4,
      question: {
        draft: {
          prompt: 'Two\nlines; and "quotes"',
          task: {
            accepted: ['Łódź'],
            matching: { ...DEFAULT_MATCHING, ignores_accents: false, ignores_case: false },
          },
        },
      },
    },
    {
      line: 6,
      question: {
        draft: {
          task: {
            number: {
              value: '1 000,50',
              tolerance: '5',
              tolerance_kind: 'percent',
              units: ['zł', 'PLN'],
            },
          },
        },
      },
    },
  ])
})

test('QUI-02 each row that cannot be taken is named with its line and why', async () => {
  const text = [
    'type;prompt;answer_1;answer_2;right;level;weight',
    'poem;Q;a;b;1;;',
    'single;Q;a;b;3;;',
    'single;Q;a;b;first;;',
    'single;Q;a;b;1;hard;',
    'single;Q;a;b;1;;many',
    `single;${'x'.repeat(1001)};a;b;1;;`,
    'single;Q;a;b;1;;',
    'single;"never closed;a;b',
  ].join('\n')
  expect((await read(text)).map((each) => [each.line, each.is === 'taken' ? 'taken' : each.code])).toEqual([
    [2, 'TYPE_UNKNOWN'],
    [3, 'RIGHT_UNREADABLE'],
    [4, 'RIGHT_UNREADABLE'],
    [5, 'LEVEL_UNKNOWN'],
    [6, 'WEIGHT_UNREADABLE'],
    [7, 'TEXT_TOO_LONG'],
    [8, 'taken'],
    [9, 'ROW_UNREADABLE'],
  ])
  expect(await read('a;b\n1;2')).toMatchObject([{ is: 'refused', line: 1, code: 'HEADER_UNKNOWN', text: 'a;b' }])
  expect(await read(`type;prompt\ntext;${'x'.repeat(2_000_000)}\ntext;Q`, 65_536)).toMatchObject([
    { is: 'refused', line: 2, code: 'ROW_UNREADABLE' },
  ])
  expect(await read('')).toEqual([])
})

test('QUI-02 nothing of a table is lost without a word: a column named twice, a cell beyond the columns', async () => {
  expect(await read('typ;pytanie;odpowiedź 1;answer 1\ntekst;Q;a;')).toMatchObject([
    { is: 'refused', line: 1, code: 'HEADER_TWICE' },
  ])
  const rows = [
    'typ;pytanie;odpowiedź 1',
    'tekst;Kto; kiedy?;Kopernik',
    'tekst;"Kto; kiedy?";Kopernik',
    'tekst;Q;a;; ;',
  ]
  expect(await read(rows.join('\n'))).toMatchObject([
    { is: 'refused', line: 2, code: 'CELLS_TOO_MANY', text: 'tekst; Kto;  kiedy?; Kopernik' },
    { is: 'taken', line: 3, question: { draft: { prompt: 'Kto; kiedy?', task: { accepted: ['Kopernik'] } } } },
    { is: 'taken', line: 4 },
  ])
})

test('QUI-02 columns that nobody reads are named, and answers beyond the last column of them refused', async () => {
  const rows = [
    'typ;Notatki;pytanie;odpowiedź 1;answer_21;;Źródło',
    'tekst;moje;Kto?;Kopernik;;;wiki',
    'tekst;;Kto?;Kopernik;Galileusz;;',
    'tekst;;Kto?;Kopernik;;bez nazwy;',
  ]
  expect(await read(rows.join('\n'))).toMatchObject([
    { is: 'refused', line: 1, code: 'COLUMNS_UNREAD', text: 'Notatki; Źródło' },
    { is: 'taken', line: 2, question: { draft: { task: { accepted: ['Kopernik'] } } } },
    { is: 'refused', line: 3, code: 'ANSWERS_TOO_MANY' },
    { is: 'refused', line: 4, code: 'CELLS_TOO_MANY' },
  ])
  expect(await drafts('typ;pytanie;odpowiedź 1;porównanie\ntekst;Kto?;Kopernik;dokładnie')).toEqual([
    'COMPARING_UNREADABLE',
  ])
})

test('QUI-02 no cell of an export is a formula to a spreadsheet', () => {
  const task = { kind: 'text' as const, accepted: ['-5', '@SUM(A1)'], matching: DEFAULT_MATCHING }
  const draft = { prompt: '=HYPERLINK("http://x")', explanation: '+1', picture_alt: "'=1", task }
  const [, row = ''] = [...writeCsv([{ draft, level: null, weight: 1 }])]
  expect(row).toContain('"\'=HYPERLINK(""http://x"")"')
  expect(row).toContain(";-5;'@SUM(A1);")
  expect(row).toContain(";'+1;''=1;")
})

test('QUI-02 no table makes the import fail, whatever stands in it', async () => {
  const piece = fc.constantFrom(...';,"\n\r|\\\'=x1'.split(''), 'single', 'gaps', '""', '\u0000')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 }))), async (parts) => {
      const text = `type;prompt;answer_1;right\n${parts.join('')}`
      for (const each of await read(text)) expect(['taken', 'refused']).toContain(each.is)
    }),
    { numRuns: 1000 },
  )
})
