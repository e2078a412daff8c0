import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROWS } from '#server/domain/food/seed/foods.ts'
import { ALL_DISHES } from '#server/domain/meal/seed/dishes.ts'
import { planMenus } from '#server/domain/meal/seed/menus.ts'
import { addDays } from '#server/seoul.ts'
import { dishFor } from '#src/ui/dish/dish-name.ts'

const root = join(import.meta.dirname, '..')

/** What members have at home and type in or search, as the areas to come name it. */
const AT_HOME = [
  '통밀식빵 2장',
  '삶은 달걀 1개',
  '무가당 두유 1팩',
  '사과 반 쪽',
  '그릭요거트',
  '현미밥 반 공기',
  '두부조림',
  '시금치나물',
  '김치찌개',
  '라면',
  '치킨',
  '피자',
  '햄버거',
  '아메리카노',
  '카페라떼',
  '맥주',
  '소주',
  '막걸리',
  '와인',
  '위스키',
  '엄마표 김밥',
  '팥 호빵',
  '떡볶이',
  '순대',
  '고구마',
  '바나나',
  '딸기',
  '삼겹살',
  '마라샹궈',
  '마라탕',
  '감자탕',
  '초밥',
  '콩자반',
  '스테이크',
  '단감',
  '찐빵',
  '감자전',
  '닭갈비',
  '수제비',
  '냉면',
  '파스타',
  '오트밀',
  '견과류',
]

/** Names of dishes in the contract's examples: fields that name one dish, or several with commas or ampersands. */
function namesInExamples(): string[] {
  const fields = new Set([
    'menuName',
    'foodNm',
    'setName',
    'setMenuName',
    'subMenuTxt',
    'smartSubMenuTxt',
    'menuTxt',
    'dishTxt',
    'foodNmTxt',
  ])
  const found: string[] = []
  const visit = (value: unknown, key: string, inExample: boolean): void => {
    if (typeof value === 'string' && inExample && fields.has(key))
      found.push(...value.replace(/^[A-Z]:\S+ /, '').split(/[,&]/))
    else if (Array.isArray(value)) for (const each of value) visit(each, key, inExample)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value))
        visit(each, name, inExample || name === 'example' || name === 'examples')
    }
  }
  visit(JSON.parse(readFileSync(join(root, 'openapi', 'generated', 'openapi.json'), 'utf8')), '', false)
  return found.map((name) => name.trim()).filter((name) => /[가-힣]/.test(name))
}

test('every dish of kitchens, food table, contract’s examples and home tables has the drawing on record', async () => {
  const names = new Set([
    ...ALL_DISHES.map((dish) => dish.menuName),
    ...ROWS.map(([, name]) => name),
    ...namesInExamples(),
    ...AT_HOME,
  ])
  const byDrawing = Map.groupBy([...names].sort(), (name) => dishFor(name).dish)
  const record = [...byDrawing]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([dish, list]) => `${dish}: ${list.join(', ')}\n`)
  expect(byDrawing.get('lid')).toBeUndefined()
  await expect(record.join('')).toMatchFileSnapshot('./dish-drawings.txt')
})

test('no tray of the kitchens holds an empty or a lidded bowl, on any day there is a menu for', () => {
  const today = '20261122'
  const plan = planMenus(today, addDays(today, -7), addDays(today, 13))
  const served = new Set(plan.courseDishes.map((dish) => dish.menuCode))
  const unknown = ALL_DISHES.filter(
    (dish) => served.has(dish.menuCode) && /^(?:lid|empty)/.test(dishFor(dish.menuName).dish),
  )
  expect(served.size).toBeGreaterThan(100)
  expect(unknown.map((dish) => dish.menuName)).toEqual([])
})
