import type { paths } from '#openapi/generated/schema.d.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import type { DoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import { dropDraft, whenGiven } from '#src/patterns/form/drafts.ts'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import type { ValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { IndexEntry } from './record-kind.ts'
import { isTimeRefused, useInsertReading } from './record.queries.ts'
import { beginning, isTried, sendTried } from './tried.ts'
import css from './kit.module.css'

interface Props<Draft extends FieldValues> {
  title: string
  /**
   * What was typed for a new reading is kept under this name until it is saved. A correction has a draft of its own for
   * each reading, and begins with the reading each time it is opened: only a session that is lost, or a page that is
   * loaded anew, leaves one.
   */
  draft: string
  schema: GenericSchema<Draft, Draft>
  initial: Draft
  stale: readonly (keyof paths)[]
  toRecords: (draft: Draft) => IndexEntry[]
  /** The readings that stood when the sheet was opened: a draft whose answer was lost may be among them. */
  taken?: ReadonlySet<WireTime>
  /** Of a correction: the records of the reading as it stands. */
  replaces?: readonly IndexEntry[] | undefined
  /** "148 kg, 맞나요?" for a value far from the usual or from the member's own. It is asked once, and never refused. */
  asks?: (draft: Draft) => DoubtWords | null
  /** The fields; `action` goes into the one with the keypad. */
  children: (form: ValidForm<Draft>, action: ReactNode) => ReactNode
  /** Another button that saves, and what comes after that instead of `onSaved`. */
  another?: { words: ReactNode; icon: LucideIcon; onSaved: () => void } | undefined
  onClose: () => void
  onSaved: () => void
  /** Of a correction: takes the reading away. */
  onRemove?: (() => void) | undefined
}

const NONE: ReadonlySet<WireTime> = new Set()

/** A reading is known by its time, and by its codes: several may stand in one minute. */
const draftOfCorrection = (kind: string, records: readonly IndexEntry[]) =>
  [kind, ...records.map((each) => `${each.helhidxCode} ${each.inptDt}`)].join(' ')

/**
 * The sheet in which a reading is entered or corrected. A sheet is swiped away easily, and a connection drops: what was
 * typed stays until it is saved. The consent without which nothing is kept is given here, by the same button.
 */
export function RecordEntry<Draft extends FieldValues>(props: Props<Draft>) {
  const { draft } = props
  const [times, setTimes] = useState(0)
  // What was tried keeps its moment: given back to a sheet that is open, it begins again with it. What was typed since
  // has joined the draft.
  useEffect(() => whenGiven(() => setTimes((count) => (isTried(draft) ? count + 1 : count))), [draft])
  return <Entry key={times} {...props} />
}

function Entry<Draft extends FieldValues>(props: Props<Draft>) {
  const {
    title,
    draft: kind,
    schema,
    initial,
    stale,
    toRecords,
    taken = NONE,
    replaces,
    asks,
    children,
    another,
    onClose,
    onSaved,
    onRemove,
  } = props
  const { t } = useLingui()
  const save = useInsertReading(stale, replaces)
  const isNew = replaces === undefined
  const draft = isNew ? kind : draftOfCorrection(kind, replaces)
  const [begun] = useState(() => (isNew ? beginning(draft, initial, taken) : initial))
  const consent = useKeepingConsent()
  const askOnce = useAskOnce()
  const pressedAnother = useRef(false)

  const form = useValidForm({
    schema,
    initial: begun,
    draft,
    onSubmit: async (values) => {
      await askOnce(asks?.(values) ?? null)
      await consent.given()
      const send = (body: IndexEntry[]) => save.sendAsync({ body })
      await (isNew ? sendTried(draft, values, toRecords(values), send) : send(toRecords(values)))
    },
    onSent: () => (pressedAnother.current && another ? another.onSaved() : onSaved()),
    refusal: (failure) => {
      if (failure instanceof NotYet) return null
      // every draft of a record is a moment too (MomentField)
      if (isTimeRefused(failure))
        return {
          field: 'clock' as Path<Draft>,
          message: t`잰 시각이 아직 오지 않은 때예요. 휴대폰 시계를 확인하고 시각을 바꿔 주세요.`,
        }
      return consent.asks(failure)
        ? { field: null, message: t`건강정보 동의가 없어서 저장하지 못했어요.` }
        : save.refusal(failure)
    },
  })

  const close = () => {
    if (!isNew) dropDraft(draft)
    onClose()
  }
  const remove = () => {
    dropDraft(draft)
    onRemove?.()
  }

  const action = (
    <>
      <ConsentRow consent={consent} />
      <Button
        type="submit"
        size="l"
        block
        busy={form.busy}
        busyLabel={t`저장하는 중`}
        onClick={() => (pressedAnother.current = false)}
      >
        {consent.needed ? t`동의하고 저장하기` : t`저장하기`}
      </Button>
      {another ? (
        <Button type="submit" kind="text" block icon={another.icon} onClick={() => (pressedAnother.current = true)}>
          {another.words}
        </Button>
      ) : null}
    </>
  )
  return (
    <Sheet open title={title} onCloseRequest={close}>
      <form className={css.form} {...form.props}>
        {children(form, action)}
        {onRemove ? (
          <Button kind="danger-soft" block onClick={remove}>
            {t`지우기`}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
