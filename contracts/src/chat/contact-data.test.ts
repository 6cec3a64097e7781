import { type ContactKind, contactDataIn } from './contact-data.ts'

const FOUND: readonly (readonly [string, readonly ContactKind[]])[] = [
  ['Mój numer 501 202 303', ['phone']],
  ['501-202-303', ['phone']],
  ['501202303', ['phone']],
  ['50 12 02 303, proszę dzwonić', ['phone']],
  ['+48 501 202 303', ['phone']],
  ['0048501202303', ['phone']],
  ['48 601.202.303', ['phone']],
  ['tel. 12 345 67 89', ['phone']],
  ['(22) 345 67 89 to mój telefon', ['phone']],
  ['+44 20 7946 0958', ['phone']],
  ['pięćset jeden dwieście dwa trzysta trzy', ['phone']],
  ['piecset jeden, dwiescie dwa, trzysta trzy', ['phone']],
  ['pięć zero jeden dwa zero dwa trzy zero trzy', ['phone']],
  ['five zero one two zero two three zero three', ['phone']],
  ['6o1 2o2 3o3', ['phone']],
  ['５０１ ２０２ ３０３', ['phone']],
  ['5\u200b01 20\u200b2 303', ['phone']],
  ['anna.kowalska@gmail.com', ['email']],
  ['Piszę z ANNA@UCZELNIA.EDU.PL', ['email']],
  ['anna małpa gmail kropka com', ['email']],
  ['anna(at)wp.pl', ['email']],
  ['anna [małpa] wp [kropka] pl', ['email']],
  ['anna @ onet . pl', ['email']],
  ['anna małpa gmail', ['email']],
  ['jan.kowalski na gmailu', ['email']],
  ['https://example.com/anna', ['link']],
  ['http://localhost', ['link']],
  ['www.korki-z-matmy.pl', ['link']],
  ['zajrzyj na korki.pl', ['link']],
  ['korki kropka pl', ['link']],
  ['wa.me/48501202303', ['phone', 'link']],
  ['bit.ly/3abc', ['link']],
  ['meet.google.com/abc-defg-hij', ['link']],
  ['Napisz do mnie na WhatsAppie', ['messenger']],
  ['napisz na fb', ['messenger']],
  ['Znajdziesz mnie na Instagramie', ['messenger']],
  ['mój discord: anna', ['messenger']],
  ['Telegram: @anna_k', ['messenger']],
  ['@anna_korki', ['messenger']],
  ['text me on WhatsApp', ['messenger']],
  ['501 202 303 albo anna@wp.pl', ['phone', 'email']],
]

const CLEAN: readonly string[] = [
  'Dzień dobry! Czy ma Pani wolny termin w czwartek o 17:00?',
  'Matura jest 2026-05-08 o 9:00, spotkajmy się 2026-04-30 o 16:30.',
  'Pasuje mi 12.11.2026 albo 13.11.2026, 17.30–18.30.',
  'Lekcja kosztuje 80 zł, pakiet dziesięciu 750,00 zł.',
  'Zadania 120, 130, 140 ze strony 125',
  'strony 120 130 140',
  'Policz 123456789 * 2',
  '1 2 3 4 5 6 7 8 9 to cyfry',
  'Rachunek: 61 1090 1014 0000 0712 1981 2874',
  'Uczę się od dwóch lat, mam trzy godziny tygodniowo.',
  'sto dwadzieścia zł za dwie lekcje',
  'Czy lekcja może być przez Skype albo Zoom?',
  'Małpa je banana. Proszę opisać obrazek.',
  'Wyślę plik wzory.pdf i zadania.docx',
  'np. funkcja kwadratowa, tj. parabola, itd.',
  'Koniec.Potem robimy funkcje.',
  'pi to 3.14159265358979',
  'PESEL nie jest potrzebny',
  'We meet at school. Please bring a book.',
  'Ocena 4+ z 3 sprawdzianów, razem 12/15 punktów',
  'x^2 + 5x - 6 = 0, delta 49',
  'To jest kropka nad i',
  'Proszę nie robić z muchy słonia, signal to sygnał po angielsku.',
  '',
]

test.each(FOUND)('CHT-02 contact data is seen in %j', (text, kinds) => {
  expect(contactDataIn(text)).toEqual(kinds)
})

test.each(CLEAN)('CHT-02 nothing is cried at in %j', (text) => {
  expect(contactDataIn(text)).toEqual([])
})

test('CHT-02 the longest message, however odd, is looked through at once', () => {
  for (const unit of ['1 ', 'a.', '@', 'pięć ', '(', 'a@a.', ' at ', '5-', 'napisz a ', 'www']) {
    // of several the fastest: in the others a busy machine may have done something else meanwhile
    const took = Array.from({ length: 5 }, () => {
      const begun = performance.now()
      contactDataIn(unit.repeat(500).slice(0, 500))
      return performance.now() - begun
    })
    expect(Math.min(...took)).toBeLessThan(250)
  }
})
