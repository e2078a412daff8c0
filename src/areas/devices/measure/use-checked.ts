import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { useLinkWords } from '../link/link-words.ts'
import { sourcesQuery } from '../link/link.queries.ts'
import type { Check as Line } from './checks.tsx'
import { useDeviceWords } from './device-words.ts'
import type { Device } from './devices.ts'

/** What was looked at before giving up, each with what is known of it. */
export function useChecked(device: Device, since: number): Line[] {
  const { t } = useLingui()
  const { when } = useLinkWords()
  const { what, app } = useDeviceWords(device)
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const phone = sources.find(({ code }) => code === '1')
  const at = clockOf(toWireTime(new Date(since)))
  return [
    phone?.linked
      ? {
          icon: Check,
          is: 'ok',
          title: t`삼성 헬스와 이어져 있어요`,
          sub: phone.lastAt === null ? undefined : t`최근 기록 ${when(phone.lastAt)}`,
        }
      : {
          icon: Minus,
          is: 'no',
          title: t`삼성 헬스와 이어져 있지 않아요`,
          sub: t`건강 앱을 연결해 주세요`,
          to: '/healthlog/healthDataLink',
        },
    // Without it nothing would have been waited for.
    ...(device.flag === null
      ? []
      : [{ icon: Check, is: 'ok' as const, title: t`${what} 읽기를 허용했어요`, sub: t`휴대폰 설정` }]),
    {
      icon: Minus,
      is: 'no',
      title: t`${at} 뒤에 온 ${what}이 없어요`,
      sub: t`${app} 앱을 한 번 열면 오는 때가 많아요`,
    },
  ]
}
