/** Something drawn: a path on a grid of 24, and one of eight colours. */
export interface Shape {
  readonly path: string
  readonly colour: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
}
