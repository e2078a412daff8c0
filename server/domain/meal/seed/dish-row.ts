/**
 * One dish as it is written in the tables under dishes/: name, English name, then per portion kcal, carbohydrate,
 * protein, fat, sugar, fibre (g), sodium, calcium (mg), and the allergens it contains. Allergens are names of
 * `allergy/seed.ts` joined by blanks; '' declares that there are none, null that nobody has declared the dish.
 */
export type DishRow = readonly [
  menuName: string,
  menuNameEng: string,
  kcal: number,
  cho: number,
  protein: number,
  fat: number,
  sugar: number,
  fib: number,
  na: number,
  calcium: number | null,
  allergens: string | null,
]
