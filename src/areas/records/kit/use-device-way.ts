import { useQuery } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { DeviceWay } from './record-kind.ts'

/** The page on which one measures: of the device that is linked, of several the one that was linked last. */
export function useDeviceWay({ to, linked = {} }: DeviceWay): string {
  const { data: sources = [] } = useQuery({
    ...query('get', '/api/healthlog/myLog/MhrlsInterlock', { background: true }),
    enabled: Object.keys(linked).length > 0,
  })
  const [last] = sources
    .filter(({ code, linkYn }) => linkYn === 'Y' && linked[code] !== undefined)
    .toSorted((a, b) => (b.linkDtm ?? '').localeCompare(a.linkDtm ?? ''))
  return (last && linked[last.code]) ?? to
}
