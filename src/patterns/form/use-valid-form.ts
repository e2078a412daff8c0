import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { Control, DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { dropDraft, keepDraft, readDraft, whenGiven } from './drafts.ts'

/** What a refusal of the server says: of one field, or of the whole. */
export type Refusal<Values extends FieldValues> =
  | { field: Path<Values>; message: string }
  | { field: null; message: string }

export type FormOptions<Values extends FieldValues, Output> = {
  /** What the fields hold, and what it must become; the messages are what the member reads. */
  schema: GenericSchema<Values, Output>
  initial: Values
  /**
   * Keeps the fields that were changed under this name until they are sent: for forms that one leaves by going back.
   */
  draft?: string
  /** Sends the values. What it rejects with goes to `refusal`. */
  onSubmit: (output: Output) => Promise<unknown>
  /** After that; what was sent is no change any more, so this may leave the page. */
  onSent?: () => void
  /** What a failure says and of which field; null when it is told elsewhere. */
  refusal: (failure: unknown) => Refusal<Values> | null
}

type FormElementProps = {
  ref: (element: HTMLFormElement | null) => void
  onSubmit: (event: FormEvent) => void
  noValidate: true
}

export type ValidForm<Values extends FieldValues> = {
  /** For `<FormField form={form} …>`. */
  control: Control<Values>
  /** Spread on the `<form>`. */
  props: FormElementProps
  /** The same for a page that asks for one field of several: its button goes on to `next` once that field is right. */
  stepProps: (field: Path<Values>, next: () => void) => FormElementProps
  /** Something differs from what the form began with: only then may leaving it be questioned. */
  changed: boolean
  busy: boolean
  /** What the server said of the whole. */
  problem: string | null
  /** What becomes of changes that were not sent when the form is left. 'asks': src/app/forms/use-guarded-form.ts. */
  leaving: 'loses' | 'keepsDraft' | 'asks'
}

/** A form that can fill a page: leaving it loses nothing that nobody wanted to lose. */
export type KeptForm<Values extends FieldValues> = ValidForm<Values> & { leaving: 'keepsDraft' | 'asks' }

/**
 * A form over a valibot schema: errors are looked for on sending and from then on while typing; the first field in
 * error gets the focus, whoever found the error. Decision 066.
 */
export function useValidForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output> & { draft: string },
): KeptForm<Values>
export function useValidForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): ValidForm<Values>
export function useValidForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): ValidForm<Values> {
  const { schema, initial, draft, onSubmit, onSent, refusal } = options
  // what the form began with is the first render's, as with any initial value
  const [start] = useState(() => ({
    initial,
    left: draft === undefined ? undefined : readDraft<Partial<Values>>(draft),
  }))
  const [problem, setProblem] = useState<string | null>(null)
  const [refusedSteps, setRefusedSteps] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const {
    control,
    handleSubmit,
    trigger,
    setError,
    clearErrors,
    getFieldState,
    reset,
    getValues,
    formState,
    subscribe,
  } = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    // the library's type for "some of the values"; all of them are some of them
    defaultValues: start.initial as DefaultValues<Values>,
    // what is found by the server has to be found by the same eye: see below
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, submitCount, defaultValues } = formState

  useEffect(() => {
    // values beside their defaults, so that what was left counts as a change
    if (start.left) reset({ ...start.initial, ...start.left }, { keepDefaultValues: true })
  }, [reset, start])
  const takeDraft = useEffectEvent((name: string) => {
    const left = readDraft<Partial<Values>>(name)
    // with what was typed since, which joins it (keepChanges)
    if (left) reset({ ...start.initial, ...left }, { keepDefaultValues: true })
  })
  useEffect(() => (draft === undefined ? undefined : whenGiven(() => takeDraft(draft))), [draft])
  const noteChange = useEffectEvent((values: Values, name: string | undefined) => {
    if (draft !== undefined) keepChanges(draft, values, defaultValues ?? start.initial)
    // after the first attempt to send, the library looks again at every change; an error of a step is taken back here
    const field = name as Path<Values> | undefined // the library's own name of the field that has changed
    if (field && submitCount === 0 && getFieldState(field).error) clearErrors(field)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, name }) => noteChange(values, name) }),
    [subscribe],
  )

  // the fields are drawn in error only after the attempt: the focus can follow no earlier
  const focusFirst = useEffectEvent(() => {
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    // of a group the error is said, and the focus goes to what is chosen in it, or to its first choice
    const choice = first?.matches('fieldset, [role="group"]')
      ? (first.querySelector<HTMLElement>('input:checked') ?? first.querySelector<HTMLElement>('input, button'))
      : first
    choice?.focus()
  })
  useEffect(() => {
    if ((submitCount > 0 || refusedSteps > 0) && !isSubmitting) focusFirst()
  }, [submitCount, refusedSteps, isSubmitting])

  const submit = handleSubmit(async (output) => {
    setProblem(null)
    try {
      await onSubmit(output)
    } catch (failure) {
      const said = refusal(failure)
      if (said?.field) setError(said.field, { type: 'server', message: said.message })
      else setProblem(said?.message ?? null)
      return
    }
    // at once: a guard that still sees changes would ask about what has just been sent
    flushSync(() => reset(getValues()))
    if (draft !== undefined) dropDraft(draft)
    onSent?.()
  })

  const step = async (field: Path<Values>, next: () => void) => {
    if (await trigger(field)) next()
    else setRefusedSteps((count) => count + 1)
  }
  const props = (send: (event: FormEvent) => void): FormElementProps => ({
    ref: (node) => {
      element.current = node
    },
    // What is sent in a sheet over this form bubbles to it through React's tree, and is not its own.
    onSubmit: (event) => {
      if (event.target === event.currentTarget) send(event)
    },
    noValidate: true,
  })

  return {
    // the third parameter is what sending makes of the values; a field does not see it
    control: control as unknown as Control<Values>,
    props: props((event) => void submit(event)),
    stepProps: (field, next) =>
      props((event) => {
        event.preventDefault()
        void step(field, next)
      }),
    changed: isDirty,
    busy: isSubmitting,
    problem,
    leaving: draft === undefined ? 'loses' : 'keepsDraft',
  }
}

/** Keeps the fields that differ: the others begin anew with the next form, a time of entry for one. */
function keepChanges<Values extends FieldValues>(
  draft: string,
  values: Values,
  begun: Readonly<Record<string, unknown>>,
): void {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, begun[name]))
  if (changed.length === 0) dropDraft(draft)
  else keepDraft<object>(draft, structuredClone(Object.fromEntries(changed)), (left, since) => ({ ...left, ...since }))
}

/** Values of a field are texts, numbers, choices, and lists of those. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
