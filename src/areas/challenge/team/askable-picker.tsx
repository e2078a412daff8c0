import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#src/app/use-settled.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { cutTo } from '#src/lib/letters.ts'
import { PeoplePicker } from '#src/patterns/people-picker.tsx'
import { askableQuery } from './team.queries.ts'
import { pictureOf, type Asked } from './team.ts'
import { useAgainWords } from './use-team-words.ts'

interface Props {
  chalnCode: string
  picked: readonly Asked[]
  onChange: (picked: Asked[]) => void
  /** Seats that are free. */
  most: number
}

/** Colleagues who sit in no team of the challenge; who was asked already is told with when they can be asked again. */
export function AskablePicker({ chalnCode, picked, onChange, most }: Props) {
  const { t } = useLingui()
  const again = useAgainWords()
  const [typed, type] = useState('')
  const word = useSettled(cutTo(typed.trim(), MOST_LETTERS.findColleague))
  const { data } = useQuery({ ...askableQuery(chalnCode, word), placeholderData: keepPreviousData })
  const rows = data?.list.map(({ memberKey: key, nickName: name, usrImg, invitedYn, askYn, askDtm }) => ({
    key,
    name,
    picture: pictureOf(usrImg),
    note:
      invitedYn === 'Y'
        ? t`이미 불렀어요`
        : askDtm !== null
          ? again(askDtm)
          : askYn === 'N'
            ? t`세 번까지 부를 수 있어요`
            : undefined,
  }))
  // Their pictures stay theirs when the list shows others.
  const withPicture = (key: string) =>
    picked.find((one) => one.key === key)?.picture ?? rows?.find((one) => one.key === key)?.picture
  return (
    <PeoplePicker
      picked={picked}
      onChange={(next) => onChange(next.map((one) => ({ ...one, picture: withPicture(one.key) })))}
      most={most}
      title={t`동료 부르기`}
      rows={rows}
      typed={typed}
      limit={MOST_LETTERS.findColleague}
      onType={type}
      words={{ find: t`별명으로 찾기`, none: t`그런 동료를 찾지 못했어요.`, remove: (name) => t`${name} 빼기` }}
    />
  )
}
