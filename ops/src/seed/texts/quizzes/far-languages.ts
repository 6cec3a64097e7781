import { advanced, bank, gaps, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { level: 'basic', difficulty: 2, language: 'pl', exam_minutes: 10 } as const

export const FAR_LANGUAGES: readonly SeedQuiz[] = [
  {
    title: 'Japoński: hiragana i pierwsze zwroty',
    description: 'Kilka znaków, powitania i najprostsze zdanie z „desu”.',
    ...{ subject_id: 'japanese', ...pl },
    questions: [
      single(
        'Jak czytamy znak „あ”?',
        'a',
        ['i', 'u', 'o'],
        'Pięć samogłosek hiragany to あ, い, う, え i お: a, i, u, e, o.',
      ),
      single(
        'Którym znakiem zapisujemy sylabę „ka”?',
        'か',
        ['き', 'が', 'さ'],
        'き to „ki”, さ to „sa”, a kreseczki w が zmieniają „ka” w „ga”.',
      ),
      typed(
        'Zapisz literami łacińskimi krótkie japońskie „dziękuję” (ありがとう).',
        ['arigatō', 'arigatou', 'arigato'],
        'Ostatnia samogłoska jest długa: w zapisie łacińskim oznacza się ją kreską albo literami „ou”.',
      ),
      bank(
        'Rano witamy się słowami [[1]], a wieczorem [[2]].',
        ['ohayō gozaimasu', 'konbanwa'],
        ['sayōnara', 'arigatō'],
        '„Sayōnara” to pożegnanie, a „konnichiwa” mówi się w ciągu dnia.',
      ),
      several(
        'Których pism używa się w języku japońskim?',
        ['hiragana', 'katakana', 'kanji'],
        ['hangul', 'cyrylica'],
        'Hangul to alfabet koreański.',
      ),
      number('Jaką liczbę oznacza znak „七”?', '7', 'Czytamy go „nana” albo „shichi”.'),
      intermediate(
        single(
          'Jaką rolę w zdaniu ma partykuła „は”, czytana „wa”?',
          'wskazuje temat',
          ['tworzy pytanie', 'łączy dwa zdania', 'tworzy czas przeszły'],
          'Pytanie tworzy partykuła „か” na końcu zdania.',
        ),
      ),
      gaps(
        'Uzupełnij grzeczne zdanie „Jestem uczniem”: Watashi wa gakusei [[1]].',
        [['desu', 'です']],
        '„Desu” odpowiada polskiemu „być” i stoi na końcu zdania.',
      ),
    ],
  },
  {
    title: 'Chiński: pinyin, tony i liczby',
    description: 'Wymowa, pierwsze znaki i najprostsze pytanie.',
    ...{ subject_id: 'chinese', ...pl },
    questions: [
      number(
        'Ile tonów, poza neutralnym, ma standardowy język chiński?',
        '4',
        'Pierwszy jest wysoki i równy, drugi rośnie, trzeci opada i wznosi się, czwarty opada.',
      ),
      single(
        'Co znaczy „你好” (nǐ hǎo)?',
        'dzień dobry',
        ['dziękuję', 'do widzenia', 'przepraszam'],
        'Dosłownie: „ty” i „dobrze”.',
      ),
      bank(
        'Sylaba „mā” (ton pierwszy) może znaczyć [[1]], a „mǎ” (ton trzeci) [[2]].',
        ['mama', 'koń'],
        ['dom', 'woda'],
        'Zapisujemy je znakami 妈 i 马. Ton zmienia znaczenie tak samo jak głoska.',
      ),
      number('Jaką liczbę oznacza zapis „十二”?', '12', 'Dziesięć (十) i dwa (二) to razem dwanaście.'),
      typed(
        'Zapisz „dziękuję” (谢谢) w pinyinie, ze znakami tonów.',
        ['xièxie', 'xiè xie', 'xièxiè', 'xiè xiè'],
        'Druga sylaba ma zwykle ton neutralny, więc pozostaje bez znaku.',
      ),
      several(
        'Które znaki oznaczają liczby?',
        ['三', '八', '十'],
        ['人', '水'],
        'To 3, 8 i 10. Znak 人 znaczy „człowiek”, a 水 „woda”.',
      ),
      single(
        'Jak ze zdania zrobić pytanie, na które odpowiada się „tak” lub „nie”?',
        'dodać na końcu „吗” (ma)',
        ['odwrócić szyk zdania', 'dodać na początku „不” (bù)', 'zmienić ton ostatniego słowa'],
        '„不” jest przeczeniem, a szyk zdania w pytaniu się nie zmienia.',
      ),
      advanced(
        single(
          'Jak powiedzieć „Nie jestem nauczycielem”?',
          '我不是老师。',
          ['我是不老师。', '不我是老师。', '我没是老师。'],
          'Przeczenie „不” stoi przed czasownikiem „是”; „没” przeczy między innymi czasownikowi „有”.',
        ),
      ),
    ],
  },
  {
    title: 'Norweski (bokmål): pierwsze zdania',
    description: 'Przedstawianie się, rodzajniki i miejsce „ikke” w zdaniu.',
    ...{ subject_id: 'norwegian', ...pl },
    questions: [
      single(
        'Jak powiedzieć „Nazywam się Ola”?',
        'Jeg heter Ola.',
        ['Jeg har Ola.', 'Jeg bor Ola.', 'Du heter Ola.'],
        '„Har” znaczy „mam”, „bor” „mieszkam”, a „du” to „ty”.',
      ),
      gaps(
        'Wpisz czas teraźniejszy czasownika „komme”: Jeg [[1]] fra Polen.',
        [['kommer']],
        'Czas teraźniejszy ma dla wszystkich osób jedną formę, zwykle z końcówką -r.',
      ),
      typed(
        'Podaj formę określoną liczby pojedynczej rzeczownika „en bil” (samochód).',
        ['bilen'],
        'Rodzajnik określony dołącza się na końcu: en bil, bilen.',
      ),
      several(
        'Które rzeczowniki mają rodzajnik „et”?',
        ['hus', 'barn', 'eple'],
        ['bil', 'stol'],
        'Mówimy: et hus, et barn, et eple, ale en bil i en stol.',
      ),
      bank(
        'I dag [[1]] jeg kaffe, men i går [[2]] jeg te.',
        ['drikker', 'drakk'],
        ['drikke', 'drukket'],
        'Odmiana: å drikke, drikker, drakk, har drukket. Czasownik zajmuje drugie miejsce w zdaniu.',
      ),
      single(
        'Które zdanie znaczy „Nie mówię po norwesku”?',
        'Jeg snakker ikke norsk.',
        ['Jeg ikke snakker norsk.', 'Ikke jeg snakker norsk.', 'Jeg snakker norsk ikke.'],
        'W zdaniu głównym „ikke” stoi po czasowniku.',
      ),
      typed(
        'Napisz po norwesku „dziękuję”.',
        ['takk', 'tusen takk'],
        '„Tusen takk”, dosłownie „tysiąc podziękowań”, znaczy „bardzo dziękuję”.',
      ),
      single(
        'Która litera należy do alfabetu norweskiego?',
        'ø',
        ['ö', 'ü', 'ł'],
        'Na końcu alfabetu stoją æ, ø i å. Litery „ö” używa szwedzki.',
      ),
    ],
  },
]
