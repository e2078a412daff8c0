import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { PeoplePicker, type Picked } from '#src/patterns/people-picker.tsx'
import { askableQuery } from './team.queries.ts'
import { pictureOf } from './team.ts'

interface Props {
  chalnCode: string
  picked: readonly Picked[]
  onChange: (picked: Picked[]) => void
  /** Seats that are free. */
  most: number
}

/** Colleagues who sit in no team of the challenge. */
export function AskablePicker({ chalnCode, ...picker }: Props) {
  const { t } = useLingui()
  const [typed, type] = useState('')
  const { data } = useQuery({ ...askableQuery(chalnCode, useDeferredValue(typed.trim())), placeholderData: keepPreviousData })
  const rows = data?.list.map(({ memberKey: key, nickName: name, usrImg, invitedYn }) => ({ key, name, picture: pictureOf(usrImg), note: invitedYn === 'Y' ? t`이미 불렀어요` : undefined }))
  return <PeoplePicker {...picker} title={t`동료 부르기`} rows={rows} typed={typed} onType={type} words={{ find: t`별명으로 찾기`, none: t`그런 동료를 찾지 못했어요.`, remove: (name) => t`${name} 빼기` }} />
}
