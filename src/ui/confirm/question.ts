import type { ReactNode } from 'react'

/** Asked by `confirm()`. */
export type Question = {
  title: string
  text?: ReactNode
  /** The verb of the action, never "yes". */
  confirm: string
  /** Missing: there is nothing to choose, the dialog only tells. */
  cancel?: string
  /** The action destroys something. */
  danger?: boolean
}

/** Asked by `askSheet()`. */
export type DrawnQuestion = {
  /** Fills the top of the sheet: what it is about. */
  picture: ReactNode
  /** In two lines. */
  title: string
  text?: ReactNode
  /** The verb of the action; without it the content says what to do. */
  confirm?: string
  cancel: string
}

/** Asked by `prompt()`. */
export type TextQuestion = {
  title: string
  text?: ReactNode
  /** Name of the field. */
  label: string
  /** What stands in the field at first. */
  initial?: string
  /** What to enter. */
  help?: string
  /** What is wrong with a text, in words; null lets it pass. Asked on confirming, and from then on while typing. */
  problem?: (text: string) => string | null
  /** The verb of the action. */
  confirm: string
  cancel: string
  /** Name of the field's clear button; without it there is none. */
  clearLabel?: string
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email'
}
