/** Kimchi. What a row says stands in food-row.ts. */
import type { FoodRow } from '../food-row.ts'

export const kimchi: readonly FoodRow[] = [
  [600, '배추김치', 'Napa cabbage kimchi', 'plate', 50, '배추김치 50'],
  [601, '깍두기', 'Radish kimchi', 'plate', 50, '깍두기 50'],
  [602, '총각김치', 'Young radish kimchi with stems', 'plate', 50, '깍두기 50'],
  [603, '열무김치', 'Young radish greens kimchi', 'plate', 60, [20, 3.6, 1.5, 0.3, 1, 1.7, 340]],
  [604, '열무물김치', 'Young radish water kimchi', 'bowl', 120, [18, 3.6, 1, 0.2, 1.6, 1.3, 480]],
  [605, '파김치', 'Scallion kimchi', 'plate', 40, [24, 4.2, 1.4, 0.4, 1.6, 1.5, 320]],
  [606, '갓김치', 'Mustard leaf kimchi', 'plate', 40, [19, 2.9, 1.6, 0.4, 0.9, 1.6, 350]],
  [607, '백김치', 'White kimchi', 'plate', 60, [14, 2.7, 0.8, 0.1, 1.6, 1, 330]],
  [608, '동치미', 'Radish water kimchi', 'bowl', 120, [17, 3.8, 0.6, 0.1, 2.2, 1, 560]],
  [609, '나박김치', 'Sliced radish water kimchi', 'bowl', 120, [15, 3.2, 0.6, 0.1, 1.8, 0.9, 520]],
  [610, '오이소박이', 'Stuffed cucumber kimchi', 'plate', 60, [19, 3.4, 1.1, 0.3, 1.8, 1.2, 330]],
  [611, '겉절이', 'Fresh kimchi', 'plate', 60, [28, 4.6, 1.4, 0.6, 2.6, 1.3, 390]],
  [612, '묵은지', 'Aged kimchi', 'plate', 50, [13, 1.9, 1.1, 0.3, 0.4, 1.3, 360]],
  [613, '부추김치', 'Chive kimchi', 'plate', 40, [22, 3.3, 1.6, 0.5, 1.3, 1.3, 330]],
  [614, '고들빼기김치', 'Korean lettuce kimchi', 'plate', 40, [27, 4.6, 1.5, 0.5, 1.6, 2, 330]],
  [615, '양배추김치', 'Cabbage kimchi', 'plate', 60, [22, 4.3, 1, 0.2, 2.4, 1.5, 330]],
  [616, '깻잎김치', 'Perilla leaf kimchi', 'plate', 30, [20, 3, 1.4, 0.4, 0.8, 1.5, 330]],
  [617, '볶음김치', 'Stir-fried kimchi', 'plate', 70, '배추김치 80, 식용유 4, 설탕 2'],
  [618, '김치볶음 참치', 'Stir-fried kimchi with tuna', 'plate', 100, '배추김치 80, 참치 통조림 30, 식용유 3, 설탕 2'],
  [619, '씻은 묵은지', 'Rinsed aged kimchi', 'plate', 50, [10, 1.6, 0.8, 0.1, 0.3, 1.1, 150]],
]
