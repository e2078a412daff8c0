import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FEWEST_LETTERS } from '#src/contract/text-bounds.ts'
import { fewestLetters, mostLetters, mostSecretLetters } from '#src/lib/letter-bounds.ts'
import { lengthOf } from '#src/lib/letters.ts'
import { composed, decimalOf, plainOf, wordCodeOf } from '#src/lib/typed.ts'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import type { JoinAccount } from './join.ts'
import { joinFlow } from './join-flow.ts'
import { useDuplicateIdCheck, useNickNameCheck, type NameCheck, type Verdict } from './name-check.ts'
import { useJoin } from './use-join.ts'

/** Of the names that are checked while they are typed, to be asked for by their field. */
const MOST = { usrId: MOST_LETTERS.usrId, nickName: MOST_LETTERS.nickName } as const

/** A name that cannot be had, found on the way to the next page. */
class NotFree extends Error {
  readonly field: 'usrId' | 'nickName'
  readonly verdict: Verdict
  constructor(field: 'usrId' | 'nickName', verdict: Verdict) {
    super(`${field} is ${verdict}`)
    this.field = field
    this.verdict = verdict
  }
}

/**
 * The account's fields. What the contract states is checked here, whatever else by the server, whose sentence stands at
 * the field [VAL-10]. No draft: a password is written to no storage, not for a moment. What was given or only typed
 * stands in the flow, in memory.
 */
export function useAccountForm({ isStaff, onNamed }: { isStaff: boolean; onNamed: (account: JoinAccount) => void }) {
  const { t } = useLingui()
  const before = useJoin((context) => context.account)
  const left = useJoin((context) => context.typed)
  const refused = useJoin((context) => context.refused)
  const start = left ?? before
  const [ids, nicks] = [useDuplicateIdCheck(), useNickNameCheck()]
  const figure = (unit: string, says: string) =>
    v.pipe(
      v.string(),
      v.transform((typed) => decimalOf(typed, unit)),
      v.regex(/^(\d{2,3}(\.\d)?)?$/, says),
    )
  const form = useValidForm({
    schema: v.object({
      // The server takes none with a space, and says so no earlier than at the end.
      usrId: v.pipe(
        v.string(),
        v.trim(),
        fewestLetters(FEWEST_LETTERS.usrId, t`아이디를 네 글자 이상 적어 주세요.`),
        mostLetters(MOST_LETTERS.usrId),
        v.regex(/^\S*$/, t`아이디는 빈칸 없이 적어 주세요.`),
      ),
      usrPwd: v.pipe(
        v.string(),
        fewestLetters(FEWEST_LETTERS.password, t`비밀번호를 열 글자 이상 적어 주세요.`),
        mostSecretLetters(MOST_LETTERS.password),
      ),
      nickName: v.pipe(
        v.string(),
        v.trim(),
        v.transform(composed),
        fewestLetters(FEWEST_LETTERS.nickName, t`닉네임을 두 글자에서 열두 글자로 적어 주세요.`),
        mostLetters(MOST_LETTERS.nickName),
      ),
      usrEmail: v.pipe(
        v.string(),
        v.transform(wordCodeOf),
        v.email(t`이메일 주소를 적어 주세요.`),
        mostLetters(MOST_LETTERS.email),
      ),
      employeeNumber: isStaff
        ? v.pipe(
            v.string(),
            v.transform(plainOf),
            v.nonEmpty(t`사번을 적어 주세요.`),
            mostLetters(MOST_LETTERS.employeeNumber),
          )
        : v.string(),
      height: figure('cm', t`키를 숫자로 적어 주세요.`),
      weight: figure('kg', t`체중을 숫자로 적어 주세요.`),
    }),
    initial: {
      usrId: start?.usrId ?? '',
      usrPwd: start?.usrPwd ?? '',
      nickName: start?.nickName ?? '',
      usrEmail: start?.usrEmail ?? '',
      employeeNumber: start?.employeeNumber ?? '',
      height: start?.height ?? '',
      weight: start?.weight ?? '',
    },
    onSubmit: async ({ employeeNumber, height, weight, ...rest }) => {
      const [id, nick] = await Promise.all([ids.ask(rest.usrId), nicks.ask(rest.nickName)])
      if (id === 'taken') throw new NotFree('usrId', id)
      if (nick === 'taken' || nick === 'unwelcome') throw new NotFree('nickName', nick)
      // What was typed before the employer was left is in its field no more.
      onNamed({
        ...rest,
        employeeNumber: (isStaff && employeeNumber) || null,
        height: height || null,
        weight: weight || null,
      })
    },
    refusal: (failure) => {
      if (failure instanceof NotFree)
        return { field: failure.field, message: said(failure.field, failure.verdict) ?? '' }
      throw failure
    },
  })

  // Going back to the terms loses nothing, either.
  const typed = useWatch({ control: form.control })
  const leave = useEffectEvent(() => joinFlow.send({ type: 'account.typed', typed }))
  useEffect(() => () => leave(), [])

  function said(field: 'usrId' | 'nickName', verdict: Verdict | null) {
    if (verdict === 'unwelcome') return t`쓸 수 없는 말이 들어 있어요. 다른 닉네임을 적어 주세요.`
    if (verdict !== 'taken') return undefined
    return field === 'usrId'
      ? t`이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.`
      : t`이미 쓰고 있는 닉네임이에요. 다른 닉네임을 적어 주세요.`
  }
  /** The server's last word on exactly what stands in a field. */
  const lastSaid = (name: 'usrId' | 'usrPwd' | 'nickName' | 'employeeNumber', typed: string) =>
    refused?.about === name && composed(typed.trim()) === before?.[name]?.trim()
      ? (refused.message ?? undefined)
      : undefined
  /** What stands at the field of a name: that word, else what a check has found. */
  const field = (name: 'usrId' | 'nickName', check: NameCheck, free: string, hint: string) => ({
    look: (typed: string) => {
      const text = composed(typed.trim())
      const letters = lengthOf(text)
      if (letters >= FEWEST_LETTERS[name] && letters <= MOST[name]) void check.ask(text)
    },
    say: (typed: string, error: string | undefined) => {
      const verdict = check.of(composed(typed.trim()))
      return {
        error: error ?? lastSaid(name, typed) ?? said(name, verdict),
        ok: verdict === 'free' ? free : undefined,
        help: verdict === 'later' ? t`조금 뒤에 확인할게요.` : hint,
      }
    },
  })
  return {
    form,
    lastSaid,
    id: field('usrId', ids, t`쓸 수 있는 아이디예요.`, t`네 글자 이상 적어 주세요.`),
    nick: field('nickName', nicks, t`쓸 수 있는 닉네임이에요.`, t`두 글자에서 열두 글자까지 적어 주세요.`),
  }
}
