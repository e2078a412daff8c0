import type { Schemas } from '#src/contract/schemas.ts'
import type { Plan } from './run.ts'

/** A programme as a row or a card shows it. */
export interface Programme {
  code: string
  name: string
  theme: { code: string; name: string }
  category: string
  minutes: number
  kcal: number
  moves: number
  isFavourite: boolean
  timesDone: number
}

export const toProgramme = ({
  prgmCode,
  prgmNm,
  thmCode,
  thmNm,
  categoryCode,
  prgmMin,
  useKcal,
  moveCnt,
  favoriteYn,
  doneCnt,
}: Schemas['AiPrgm']): Programme => ({
  code: prgmCode,
  name: prgmNm,
  theme: { code: thmCode, name: thmNm },
  category: categoryCode,
  minutes: prgmMin,
  kcal: useKcal,
  moves: moveCnt,
  isFavourite: favoriteYn === 'Y',
  timesDone: doneCnt,
})

/** What the player needs of a programme. The wire gives seconds of all sets, and of all rests in and after a move. */
export function toPlan({ prgm, moveList }: Schemas['AiPrgmDtl']): Plan {
  return {
    code: prgm.prgmCode,
    name: prgm.prgmNm,
    moves: moveList
      .filter(({ setCnt }) => setCnt > 0)
      .map(({ moveSn, moveNm, setCnt, repCnt, moveSec, restSec, guideTxt, pictoCode }) => ({
        sn: moveSn,
        name: moveNm,
        sets: setCnt,
        reps: repCnt === 0 ? null : repCnt,
        setS: moveSec / setCnt,
        restS: Math.round(restSec / setCnt),
        guide: guideTxt,
        drawing: pictoCode,
      })),
  }
}

/** The word whose drawing stands for a kind of exercise; the list of kinds is the server's and may grow. */
const DRAWN: Record<string, string> = { STR: '덤벨', CARDIO: '제자리 걷기', FLEX: '옆구리', BAL: '균형' }
export const drawnFor = ({ category, name }: Pick<Programme, 'category' | 'name'>): string => DRAWN[category] ?? name
