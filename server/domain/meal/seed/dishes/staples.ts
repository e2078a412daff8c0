import type { DishRow } from '../dish-row.ts'

/** Rice, the base of a Korean tray. Codes `100001…`: append, never insert. */
export const rice: readonly DishRow[] = [
  ['잡곡밥', 'Multigrain rice', 290, 62.1, 7, 1.5, 0.5, 3, 5, 14, ''],
  ['흰쌀밥', 'Steamed white rice', 300, 68.2, 5.5, 0.6, 0.2, 0.8, 4, 6, ''],
  ['흑미밥', 'Black rice', 298, 65.1, 6.2, 1.4, 0.4, 1.9, 4, 9, ''],
  ['현미밥', 'Brown rice', 285, 60.3, 6.4, 2, 0.6, 3.4, 5, 11, ''],
  ['보리밥', 'Barley rice', 280, 61.9, 6.1, 0.9, 0.4, 3.8, 4, 10, ''],
  ['귀리밥', 'Oat rice', 295, 61.2, 7.6, 2.2, 0.6, 3.6, 5, 15, ''],
  ['차조밥', 'Foxtail millet rice', 296, 64.8, 6.3, 1.3, 0.4, 1.7, 4, 8, ''],
  ['완두콩밥', 'Green pea rice', 302, 65.7, 7.8, 0.9, 1.8, 3.5, 5, 16, ''],
]

/** Soups and stews that come with rice. Codes `100002…`: append, never insert. */
export const soups: readonly DishRow[] = [
  ['소고기미역국', 'Beef and seaweed soup', 80, 3.2, 6.4, 4.6, 0.6, 1.4, 390, 62, '쇠고기 대두 밀'],
  ['된장찌개', 'Soybean paste stew', 118, 8.7, 8.2, 5.6, 2.4, 2.8, 760, 92, '대두 밀 조개류'],
  ['콩나물국', 'Bean sprout soup', 42, 3.7, 4.1, 1.2, 1.3, 1.9, 520, 38, '대두'],
  ['북엇국', 'Dried pollack soup', 96, 3.5, 12.4, 3.6, 1, 0.6, 580, 58, '달걀 대두 밀'],
  ['시래기된장국', 'Radish leaf soybean soup', 68, 6.6, 5, 2.4, 1.8, 3.3, 690, 118, '대두 밀'],
  ['소고기무국', 'Beef and radish soup', 92, 4.6, 8.5, 4.4, 2, 1.2, 610, 34, '쇠고기 대두 밀'],
  ['아욱된장국', 'Mallow soybean soup', 64, 6.3, 5.2, 2, 1.4, 2.6, 660, 110, '대두 밀 새우'],
  ['육개장', 'Spicy beef soup', 158, 7.4, 13.6, 8.2, 2.6, 2.9, 880, 52, '쇠고기 달걀 대두 밀'],
  ['김치찌개', 'Kimchi stew', 162, 7.8, 11.5, 9.4, 3.1, 2.7, 920, 74, '돼지고기 대두 밀 새우'],
  ['순두부찌개', 'Soft tofu stew', 168, 5.4, 12.8, 10.6, 2, 1.6, 840, 126, '대두 밀 달걀 조개류'],
  ['청국장찌개', 'Fermented soybean stew', 146, 8.9, 11.4, 7.2, 2.2, 4.1, 720, 98, '대두 밀'],
  ['어묵국', 'Fish cake soup', 104, 11.4, 7.8, 3, 3.4, 0.8, 840, 42, '밀 대두 달걀'],
  ['배추된장국', 'Cabbage soybean soup', 58, 5.8, 4.4, 1.9, 2.2, 2.2, 640, 84, '대두 밀'],
  ['근대된장국', 'Chard soybean soup', 60, 6, 4.7, 1.9, 1.2, 2.3, 650, 96, '대두 밀'],
  ['달걀국', 'Egg drop soup', 78, 2.1, 6.6, 4.8, 0.8, 0.3, 540, 36, '달걀 대두 밀'],
  ['동태찌개', 'Pollack stew', 112, 7, 15.2, 2.6, 2.6, 1.9, 790, 64, '대두 밀 조개류'],
  ['닭곰탕', 'Clear chicken soup', 148, 4.3, 17.4, 6.8, 1.2, 0.6, 690, 30, '닭고기'],
  ['들깨미역국', 'Perilla seed seaweed soup', 112, 5.4, 5, 7.8, 0.6, 2.8, 440, 98, '대두 밀'],
  ['부대찌개', 'Sausage and kimchi stew', 262, 14.5, 13.2, 16.8, 4.6, 2.7, 1190, 88, null],
  ['얼갈이된장국', 'Young cabbage soybean soup', 56, 5.5, 4.5, 1.8, 1.5, 2.2, 640, 102, '대두 밀'],
  ['우거지해장국', 'Cabbage leaf hangover soup', 128, 9.2, 10.6, 5.4, 2, 3.6, 860, 124, '쇠고기 대두 밀'],
  ['감자맑은국', 'Clear potato soup', 74, 11.7, 3.2, 1.6, 1.4, 1.5, 520, 22, '대두 밀'],
  ['황태콩나물국', 'Dried pollack and sprout soup', 84, 4.4, 11.2, 2.4, 1.2, 1.7, 560, 52, '대두 밀'],
  ['홍합탕', 'Mussel soup', 76, 4.1, 10.4, 2, 0.6, 0.4, 680, 48, '조개류'],
]

/** Light soups beside one-dish meals and noodles. Codes `100003…`: append, never insert. */
export const clearSoups: readonly DishRow[] = [
  ['맑은 미역국', 'Clear seaweed soup', 28, 2.6, 1.9, 1.1, 0.4, 1.2, 250, 54, '대두 밀'],
  ['맑은 콩나물국', 'Clear bean sprout soup', 24, 2.5, 2.2, 0.6, 0.8, 1.2, 280, 22, '대두'],
  ['유부장국', 'Fried tofu broth', 52, 2.9, 3.6, 2.9, 1.2, 0.4, 420, 46, '대두 밀'],
  ['팽이된장국', 'Enoki soybean soup', 38, 3.5, 3.1, 1.3, 1.1, 1.4, 460, 34, '대두 밀'],
  ['미소된장국', 'Miso soup', 40, 3.6, 3.2, 1.4, 1.2, 1, 480, 42, '대두 밀'],
  ['다시마무국', 'Kelp and radish soup', 30, 5, 1.6, 0.4, 1.8, 1.3, 390, 40, '대두 밀'],
  ['실파달걀국', 'Green onion egg soup', 58, 2.5, 4.6, 3.3, 0.8, 0.4, 410, 30, '달걀 대두 밀'],
]
