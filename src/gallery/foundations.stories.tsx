import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from './stack.tsx'
import { say } from './say.ts'

const colours: Record<string, readonly string[]> = {
  surface: ['page', 'card', 'sunken', 'linen', 'inverse'].map((name) => `surface-${name}`),
  text: ['ink-strong', 'ink', 'ink-sub', 'ink-faint', 'line', 'line-strong'],
  meaning: ['brand', 'food', 'positive', 'caution', 'danger', 'info'].flatMap((name) => [
    name,
    `${name}-soft`,
    `${name}-text`,
  ]),
  data: [
    'steps',
    'intake',
    'burned',
    'weight',
    'systolic',
    'diastolic',
    'pulse',
    'glucose-before',
    'glucose-after',
    'sleep',
    'carbohydrate',
    'protein',
    'fat',
    'sodium',
    'sleep-deep',
    'sleep-light',
    'sleep-rem',
    'sleep-awake',
  ].map((name) => `data-${name}`),
  age: ['best', 'good', 'mid', 'zero', 'warning', 'danger', 'worst'].map((name) => `age-${name}`),
}
const words = ['display', 'title-1', 'title-2', 'title-3', 'body-1', 'body-2', 'label-1', 'label-2', 'caption', 'micro']
const figures = ['metric-xl', 'metric-l', 'metric-m', 'metric-s']

/** The names of tokens.css: each says the job, never the look. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Colours: Story = {
  render: () => (
    <Stack>
      {Object.entries(colours).map(([group, names]) => (
        <ul
          key={group}
          aria-label={group}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
            gap: 'var(--space-2)',
            font: 'var(--type-caption)',
          }}
        >
          {names.map((name) => (
            <li key={name} style={{ display: 'flex', gap: 'var(--space-2)', alignItems: 'center' }}>
              <i
                style={{
                  width: 28,
                  height: 28,
                  borderRadius: 'var(--radius-s)',
                  border: '1px solid var(--line)',
                  background: `var(--${name})`,
                }}
              />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </Stack>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack>
      {[
        ...words.map((name) => [name, say('오늘도 든든하게')] as const),
        ...figures.map((name) => [name, '1,161'] as const),
      ].map(([name, text]) => (
        <div key={name}>
          <small style={{ font: 'var(--type-caption)', color: 'var(--ink-sub)' }}>{name}</small>
          <p style={{ font: `var(--type-${name})` }}>{text}</p>
        </div>
      ))}
    </Stack>
  ),
}
