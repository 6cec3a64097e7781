import { BYTE_ORDER_MARK, readCell, writeCsvRows } from './csv.ts'

test('ADM-02 no spreadsheet runs what people wrote, and a number stays one', () => {
  const cells = ['=1+1', '+48 600', '-12,50', '@here', "'=2", '\uff1d3', 'ab', 'a;b', 'say "hi"', ' x']
  expect(writeCsvRows([cells, ['łąka', '']])).toBe(
    `${BYTE_ORDER_MARK}'=1+1;'+48 600;"-12,50";'@here;''=2;'\uff1d3;ab;"a;b";"say ""hi""";" x"\r\nłąka;\r\n`,
  )
  expect(["'=1+1", "''=2", "'quoted"].map(readCell)).toEqual(['=1+1', "'=2", "'quoted"])
})
