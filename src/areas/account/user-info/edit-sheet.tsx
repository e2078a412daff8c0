import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { useNow } from '#src/app/use-now.ts'
import { ApiError } from '#src/contract/api-error.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FEWEST_LETTERS } from '#src/contract/text-bounds.ts'
import { doubtOf } from '#src/domain/index-record/doubt.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import { useDoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import { addDays, today } from '#src/lib/days.ts'
import { fewestLetters, mostLetters } from '#src/lib/letter-bounds.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { composed, dayOf, decimalOf, plainOf, wordCodeOf } from '#src/lib/typed.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm, type ValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { Picture } from './picture-form.tsx'
import { birthdayOf, birthParts, mayBeBorn } from './user-info.ts'
import {
  useModifyEmail,
  useModifyInfo,
  useModifyNickName,
  useModifyStaffNumber,
  type Info,
} from './user-info.queries.ts'
import css from './user-info.module.css'

export type What = 'picture' | 'nickName' | 'email' | 'person' | 'body' | 'staff'

interface Props {
  what: What
  info: Info
  usrImg: string
  onClose: () => void
}
type Part = Pick<Props, 'info' | 'onClose'>

/** Each row's own; of the sheet that is open. */
const draftOf = (what: What) => `info ${what}`

/**
 * One row of the own information, and what it may become. Closed, it begins anew; what a lost session left is its
 * draft.
 */
export function EditSheet({ what, info, usrImg, onClose }: Props) {
  const { t } = useLingui()
  const titles = {
    picture: t`프로필 그림`,
    nickName: t`닉네임`,
    email: t`이메일`,
    person: t`생년월일과 성별`,
    body: t`키와 체중`,
    staff: t`사번`,
  }
  const close = () => {
    dropDraft(draftOf(what))
    onClose()
  }
  return (
    <Sheet open onCloseRequest={close} title={titles[what]}>
      {what === 'picture' ? <Picture usrImg={usrImg} onClose={onClose} /> : null}
      {what === 'nickName' ? <NickName info={info} onClose={onClose} /> : null}
      {what === 'email' ? <Email info={info} onClose={onClose} /> : null}
      {what === 'person' ? <Person info={info} onClose={onClose} /> : null}
      {what === 'body' ? <Body info={info} onClose={onClose} /> : null}
      {what === 'staff' ? <StaffNumber info={info} onClose={onClose} /> : null}
    </Sheet>
  )
}

const skip = { skipErrorHandler: true } as const

/** The server's words at a field; the password, where its five minutes are over, is asked for on its own page. */
function useRefusal<Values extends FieldValues>(field: FieldPath<Values>) {
  const { t } = useLingui()
  const router = useRouter()
  return (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'passwordNeeded')
      void router.navigate({ to: '/mypage/passwordConfirm', search: { next: 'info' } })
    if (failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== '')
      return { field, message: failure.serverMessage }
    return { field: null, message: t`저장하지 못했어요. 다시 시도해 주세요.` }
  }
}

function Form<Values extends FieldValues>({ form, children }: { form: ValidForm<Values>; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <form className={`${css.stack} ${css.sheet}`} {...form.props}>
      {children}
      {form.problem ? (
        <Notice kind="danger" live="alert">
          {form.problem}
        </Notice>
      ) : null}
      <Button type="submit" size="l" block busy={form.busy}>{t`저장하기`}</Button>
    </form>
  )
}

function NickName({ info, onClose }: Part) {
  const { t } = useLingui()
  const change = useModifyNickName()
  const says = t`닉네임을 두 글자에서 열두 글자로 적어 주세요.`
  const form = useValidForm({
    schema: v.object({
      nickName: v.pipe(
        v.string(),
        v.trim(),
        v.transform(composed),
        fewestLetters(FEWEST_LETTERS.nickName, says),
        mostLetters(MOST_LETTERS.nickName),
      ),
    }),
    initial: { nickName: info.nickName },
    draft: draftOf('nickName'),
    onSubmit: (body) => change.sendAsync({ body, ...skip }),
    onSent: onClose,
    refusal: useRefusal<{ nickName: string }>('nickName'),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="nickName">
        {(field) => (
          <TextField
            {...field}
            sunken
            data-autofocus
            label={t`닉네임`}
            limit={MOST_LETTERS.nickName}
            help={t`두 글자에서 열두 글자까지 적어 주세요.`}
            clearLabel
            autoComplete="nickname"
          />
        )}
      </FormField>
    </Form>
  )
}

function Email({ info, onClose }: Part) {
  const { t } = useLingui()
  const change = useModifyEmail()
  const says = t`이메일 주소를 적어 주세요.`
  const form = useValidForm({
    schema: v.object({
      usrEmail: v.pipe(v.string(), v.transform(wordCodeOf), v.email(says), mostLetters(MOST_LETTERS.email)),
    }),
    initial: { usrEmail: info.usrEmail },
    draft: draftOf('email'),
    onSubmit: (body) => change.sendAsync({ body, ...skip }),
    onSent: onClose,
    refusal: useRefusal<{ usrEmail: string }>('usrEmail'),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="usrEmail">
        {(field) => (
          <TextField
            {...field}
            sunken
            data-autofocus
            type="email"
            label={t`이메일`}
            limit={MOST_LETTERS.email}
            clearLabel
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
    </Form>
  )
}

function StaffNumber({ info, onClose }: Part) {
  const { t } = useLingui()
  const change = useModifyStaffNumber()
  const form = useValidForm({
    schema: v.object({
      employeeNumber: v.pipe(
        v.string(),
        v.transform(plainOf),
        v.nonEmpty(t`사번을 적어 주세요.`),
        mostLetters(MOST_LETTERS.employeeNumber),
      ),
    }),
    initial: { employeeNumber: info.employeeNumber ?? '' },
    draft: draftOf('staff'),
    onSubmit: (body) => change.sendAsync({ body, ...skip }),
    onSent: onClose,
    refusal: useRefusal<{ employeeNumber: string }>('employeeNumber'),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="employeeNumber">
        {(field) => (
          <TextField
            {...field}
            sunken
            data-autofocus
            label={t`사번`}
            limit={MOST_LETTERS.employeeNumber}
            help={t`회사 명부에 있는 번호여야 해요.`}
            clearLabel
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
    </Form>
  )
}

/** Told or not: both may be taken back. What is worked out by them is left out then. */
function Person({ info, onClose }: Part) {
  const { t } = useLingui()
  const now = today(useNow())
  const change = useModifyInfo()
  const form = useValidForm({
    schema: v.object({
      birthday: v.pipe(
        v.string(),
        v.transform(dayOf),
        v.check((day) => day === '' || mayBeBorn(day, now), t`생년월일을 여덟 자리로 적어 주세요.`),
      ),
      gender: v.picklist(['F', 'M', 'none']),
    }),
    initial: { birthday: birthdayOf(info) ?? '', gender: info.gender ?? ('none' as const) },
    draft: draftOf('person'),
    onSubmit: ({ birthday, gender }) =>
      change.sendAsync({ body: { ...birthParts(birthday), gender: gender === 'none' ? null : gender }, ...skip }),
    onSent: onClose,
    refusal: useRefusal<{ birthday: string; gender: 'F' | 'M' | 'none' }>('birthday'),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="birthday">
        {(field) => (
          <TextField
            {...field}
            sunken
            data-autofocus
            label={t`생년월일`}
            help={t`여덟 자리로 적어 주세요. 비워 둘 수 있어요.`}
            inputMode="numeric"
            clearLabel
            autoComplete="bday"
          />
        )}
      </FormField>
      <FormField form={form} name="gender">
        {({ value, onChange }) => (
          <Segmented
            label={t`성별`}
            value={value}
            onChange={onChange}
            options={[
              { value: 'F', label: t`여성` },
              { value: 'M', label: t`남성` },
              { value: 'none', label: t`비워 두기` },
            ]}
          />
        )}
      </FormField>
    </Form>
  )
}

/** When it was written down is not told: it may be a while ago. */
const SINCE_DAYS = 30

function Body({ info, onClose }: Part) {
  const { t } = useLingui()
  const now = today(useNow())
  const askOnce = useAskOnce()
  const doubtWords = useDoubtWords()
  const refusal = useRefusal<{ height: string; weight: string }>('height')
  const change = useModifyInfo()
  const figure = (unit: string, says: string) =>
    v.pipe(
      v.string(),
      v.transform((typed) => decimalOf(typed, unit)),
      v.regex(/^(\d{2,3}(\.\d)?)?$/, says),
    )
  const form = useValidForm({
    schema: v.object({
      height: figure('cm', t`키를 숫자로 적어 주세요.`),
      weight: figure('kg', t`체중을 숫자로 적어 주세요.`),
    }),
    initial: { height: info.height ?? '', weight: info.weight ?? '' },
    draft: draftOf('body'),
    onSubmit: async ({ height, weight }) => {
      for (const [of, text, own, unit] of [
        ['HT', height, info.height, 'cm'],
        ['BW', weight, info.weight, 'kg'],
      ] as const) {
        const [value, before] = [parseWireNumber(text), parseWireNumber(own)]
        const doubt =
          value === null || value === before
            ? null
            : doubtOf(
                of,
                value,
                `${now}120000`,
                before === null ? [] : [{ at: `${addDays(now, -SINCE_DAYS)}120000`, value: before }],
              )
        await askOnce(doubt && doubtWords(of, doubt, `${text} ${unit}`))
      }
      await change.sendAsync({ body: { height: height || null, weight: weight || null }, ...skip })
    },
    onSent: onClose,
    refusal: (failure) => (failure instanceof NotYet ? null : refusal(failure)),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="height">
        {(field) => (
          <TextField
            {...field}
            sunken
            data-autofocus
            label={t`키 (cm)`}
            inputMode="decimal"
            clearLabel
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="weight">
        {(field) => (
          <TextField {...field} sunken label={t`체중 (kg)`} inputMode="decimal" clearLabel autoComplete="off" />
        )}
      </FormField>
    </Form>
  )
}
