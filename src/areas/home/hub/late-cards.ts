import type { ReactNode } from 'react'
import { loadWords } from '#src/app/language.ts'
import type { HomeCardProps } from './card-props.ts'
import type { CardName } from './cards.ts'

type Card = (props: HomeCardProps) => ReactNode

/** Cards of some hours and days alone: their code comes with the day that shows them. */
const late: Partial<Record<CardName, () => Promise<Card>>> = {
  choose: () => import('../first-day/choose-restaurant.tsx').then((file) => file.ChooseRestaurant),
  ahead: () => import('../first-day/ahead.tsx').then((file) => file.Ahead),
  table: () => import('../first-day/first-table.tsx').then((file) => file.FirstTable),
  link: () => import('../first-day/link-phone.tsx').then((file) => file.LinkPhone),
  log: () => import('../first-day/log-meal.tsx').then((file) => file.LogMeal),
  return: () => import('../return/return-card.tsx').then((file) => file.ReturnCard),
  kept: () => import('../return/kept-card.tsx').then((file) => file.KeptCard),
  rest: () => import('../hours/rest-table.tsx').then((file) => file.RestTable),
  day: () => import('../hours/day-table.tsx').then((file) => file.DayTable),
  walk: () => import('../hours/walk.tsx').then((file) => file.Walk),
  recorded: () => import('../hours/recorded.tsx').then((file) => file.Recorded),
  next: () => import('../hours/next-meal.tsx').then((file) => file.NextMealCard),
}

const here = new Map<CardName, Card>()

/** Brings the code and words of the cards that are about to stand: they are drawn with the page, not after it. */
export async function loadCards(cards: readonly CardName[]): Promise<void> {
  const missing = cards.filter((card) => !here.has(card))
  // One whose code does not come, as without a connection, is left out: the others are home too. The next opening tries again.
  const found = await Promise.all(missing.map(async (card) => [card, await late[card]?.().catch(() => undefined)] as const))
  for (const [name, card] of found) if (card) here.set(name, card)
  if (found.some(([, card]) => card)) await loadWords()
}

/** A card whose code has come. */
export const lateCard = (name: CardName): Card | undefined => here.get(name)
