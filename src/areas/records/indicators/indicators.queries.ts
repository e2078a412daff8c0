import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

const SETTINGS = '/api/healthlog/health/HealthIndicatiorSetting'

/** All indicators in the member's order. Another phone may have changed it: asked again with every return. */
export const indicatorSettingsQuery = () =>
  queryOptions({
    ...query('get', SETTINGS),
    select: (rows) =>
      rows.map(({ indicatorCode, indicatorNm, shwYn }) => ({
        id: indicatorCode,
        name: indicatorNm,
        shown: shwYn === 'Y',
      })),
  })

/** The whole list, after every step. [HLG-06] */
export const useSaveIndicators = () =>
  useWrite('post', '/api/healthlog/health/saveHealthIndicatiorSetting', {
    stale: [SETTINGS, '/api/healthlog/myLog/myHelhIdx', '/api/healthlog/health/HelhIndicator'],
    done: null,
  })
