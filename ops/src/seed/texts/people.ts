import type { Gender } from './phrases.ts'

export interface Person {
  readonly name: string
  readonly gender: Gender
}

const women = (names: string): Person[] => parsePeople(names, 'f')
const men = (names: string): Person[] => parsePeople(names, 'm')

function parsePeople(names: string, gender: Gender): Person[] {
  return names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name, gender }))
}

/** Teachers, women and men in turn. */
export const TEACHERS: readonly Person[] = inTurn(
  women(`
    Agnieszka Wróblewska, Magdalena Sikora, Katarzyna Jabłońska, Joanna Mazurek, Monika Szczepaniak, Ewelina Kubiak,
    Barbara Górecka, Aleksandra Witkowska, Dorota Pietrzak, Karolina Lis, Beata Zawadzka, Patrycja Czarnecka,
    Urszula Baran, Natalia Krupa, Iwona Chmielewska, Marta Tomczak, Zuzanna Borkowska, Renata Kozioł,
    Justyna Malinowska, Helena Wieczorek, Weronika Bednarek, Grażyna Stachowiak, Paulina Dudek, Sylwia Gajewska,
    Emilia Ratajczak, Bożena Cieślak, Kinga Szewczyk, Anna Kowal-Brzozowska, Lidia Konieczna, Małgorzata Urbaniak,
    Olga Sobczyk, Izabela Maj, Teresa Niemczyk, Daria Olszewska, Alicja Marczak, Wioletta Kania, Róża Śliwińska,
    Milena Janicka, Danuta Przybysz, Klaudia Żak, Elżbieta Łuczak, Jagoda Michalik, Olena Bondarenko, Giulia Ferrante,
    Sophie Marchand-Nowicka, Yuki Tanabe, Ingrid Solheim, Meilin Zhao
  `),
  men(`
    Tomasz Kaczmarczyk, Paweł Jasiński, Marcin Głowacki, Piotr Walczak, Krzysztof Bielski, Jakub Stępniak,
    Wojciech Adamski, Michał Przybylski, Rafał Kurek, Adam Leśniak, Grzegorz Pawlik, Łukasz Szymczak, Mateusz Orłowski,
    Dariusz Kopeć, Bartosz Zięba, Jacek Romanik, Szymon Wilk, Andrzej Kołodziejski, Maciej Urban, Filip Skowron,
    Kamil Domagała, Zbigniew Matuszewski, Przemysław Turek, Dawid Grabowiecki, Stanisław Wrona, Artur Białas,
    Robert Sowiński, Hubert Janiak, Konrad Madej, Leszek Marciniak, Sebastian Kruk, Mirosław Banaś, Igor Stasiak,
    Dominik Polak, Ryszard Gołąb, Tadeusz Wojtas, Norbert Klimek, Radosław Świątek, Mikołaj Żurek, Jerzy Owczarek,
    Patryk Rogowski, Wiktor Mroczek, Bogdan Kaleta, Andrij Melnyk, Javier Robles, Lukas Brandt, Jonas Haugen,
    Daniel O’Connell
  `),
)

/** Students, women and men in turn. */
export const STUDENTS: readonly Person[] = inTurn(
  women(`
    Maja Kwiecień, Lena Pawelec, Hanna Ostrowska, Oliwia Rybak, Nadia Kaczor, Amelia Siwek, Antonina Frątczak,
    Julia Wierzbicka, Gabriela Pająk, Zofia Mikołajczyk, Nina Skiba, Martyna Cichoń, Pola Drozd, Wiktoria Gutowska,
    Laura Szulc, Marcelina Bartczak, Sara Wolska, Kornelia Dąbek, Iga Stępień-Rak, Michalina Kasprzak, Halina Bąk,
    Krystyna Mielczarek, Mariana Kowalenko, Blanka Trzcińska
  `),
  men(`
    Antoni Gawron, Franciszek Bielak, Leon Szostak, Aleksander Kępa, Ignacy Zych, Nikodem Furman, Oskar Janusz,
    Tymon Kosiński, Kacper Sęk, Gabriel Wnuk, Julian Białek, Natan Kasprzyk, Oliwier Tomczyk, Borys Żmuda,
    Ksawery Pietras, Olaf Krakowiak, Maksymilian Dudziak, Jan Wasiak, Bruno Szczepański, Eryk Mucha,
    Kazimierz Ślusarczyk, Edward Kmieć, Taras Hrycenko, Fabian Gołębiowski
  `),
)

function inTurn(some: readonly Person[], others: readonly Person[]): Person[] {
  return some.flatMap((one, index) => [one, ...others.slice(index, index + 1)])
}
