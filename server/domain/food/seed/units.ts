/** What people measure food with at the table, and the unit of the wire that it is. */
import type { FoodUnit } from '../schema.ts'

const unit = (unitCode: FoodUnit, unitName: string, unitNameEng: string) => ({ unitCode, unitName, unitNameEng })

export const HOUSEHOLD = {
  bowl: unit('SERVING', '그릇', 'bowl'),
  ricebowl: unit('SERVING', '공기', 'bowl'),
  plate: unit('SERVING', '접시', 'plate'),
  serving: unit('SERVING', '인분', 'serving'),
  box: unit('SERVING', '상자', 'box'),
  handful: unit('SERVING', '줌', 'handful'),
  spoon: unit('SERVING', '큰술', 'tablespoon'),
  piece: unit('PIECE', '개', 'piece'),
  slice: unit('PIECE', '장', 'slice'),
  leaf: unit('PIECE', '장', 'sheet'),
  cut: unit('PIECE', '조각', 'slice'),
  segment: unit('PIECE', '쪽', 'slice'),
  fillet: unit('PIECE', '토막', 'fillet'),
  whole: unit('PIECE', '마리', 'fish'),
  bird: unit('PIECE', '마리', 'bird'),
  roll: unit('SERVING', '줄', 'roll'),
  skewer: unit('PIECE', '꼬치', 'skewer'),
  grain: unit('PIECE', '알', 'piece'),
  bunch: unit('SERVING', '송이', 'bunch'),
  pack: unit('PIECE', '팩', 'pack'),
  bag: unit('PIECE', '봉지', 'bag'),
  tub: unit('PIECE', '통', 'tub'),
  can: unit('PIECE', '캔', 'can'),
  bottle: unit('PIECE', '병', 'bottle'),
  stick: unit('PIECE', '포', 'sachet'),
  cup: unit('GLASS', '컵', 'cup'),
  glass: unit('GLASS', '잔', 'glass'),
} as const

export type Household = keyof typeof HOUSEHOLD
