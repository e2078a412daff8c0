import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

const SETTINGS = '/api/my/set/settingHealthShwYn'

/**
 * What home tells of health, in the member's order. Another phone may have changed it: asked again with every return.
 */
export const healthCardsQuery = () =>
  queryOptions({
    ...query('get', SETTINGS),
    select: (rows) =>
      rows.map(({ healthCardCode, healthCardNm, shwYn }) => ({
        id: healthCardCode,
        name: healthCardNm,
        shown: shwYn === 'Y',
      })),
  })

/** Whether home has the card that they stand in: it may have been taken off there. */
export const activityShownQuery = () =>
  queryOptions({
    ...query('post', '/api/main/getMainMenuWidget', { background: true }),
    select: (cards) => cards.every(({ menuId, showYn }) => menuId !== 'activity' || showYn === 'Y'),
  })

/** The whole list, after every step. [MYP-03] */
export const useSaveHealthCards = () =>
  useWrite('post', '/api/my/set/saveSettingHealthShwYn', { stale: [SETTINGS, '/api/main/mainData'], done: null })
