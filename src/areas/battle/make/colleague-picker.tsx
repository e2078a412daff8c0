import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#src/app/use-settled.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import type { Day } from '#src/lib/days.ts'
import { cutTo } from '#src/lib/letters.ts'
import { PeoplePicker, type Picked } from '#src/patterns/people-picker.tsx'
import { colleaguesQuery } from '../battle.queries.ts'
import { pictureOf } from '../battle.ts'

interface Props {
  title: string
  picked: readonly Picked[]
  onChange: (picked: Picked[]) => void
  most: number
  /** Who is chosen elsewhere in the form. */
  without?: readonly string[] | undefined
  days: { startDt: Day; endDt: Day }
  /** Who sits in this battle: it is what they have on these days. */
  seated?: readonly string[] | undefined
}

/** Colleagues by name. Who is in another battle on these days stands there and cannot be chosen. */
export function ColleaguePicker({ without = [], seated = [], days, ...picker }: Props) {
  const { t } = useLingui()
  const [typed, type] = useState('')
  const word = useSettled(cutTo(typed.trim(), MOST_LETTERS.findColleague))
  const { data } = useQuery({ ...colleaguesQuery(word, days), placeholderData: keepPreviousData })
  const rows = data?.list
    .filter(({ memberKey }) => !without.includes(memberKey))
    .map(({ memberKey: key, nickName: name, usrImg, inBattleYn }) => ({
      key,
      name,
      picture: pictureOf(usrImg),
      note: inBattleYn === 'Y' && !seated.includes(key) ? t`그동안 다른 배틀에 있어요` : undefined,
    }))
  return (
    <PeoplePicker
      {...picker}
      rows={rows}
      typed={typed}
      limit={MOST_LETTERS.findColleague}
      onType={type}
      words={{ find: t`별명으로 찾기`, none: t`그런 동료를 찾지 못했어요.`, remove: (name) => t`${name} 빼기` }}
    />
  )
}
