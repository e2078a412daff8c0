import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Avatar, Avatars, type AvatarPicture } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dish, DishTray } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Skeleton, SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { chosen, icons } from './icons.ts'
import { Panel } from './panel.tsx'
import css from './sheet.module.css'

/** Pictures, colours and letters of the board's widgets sheet. */
const meta = {
  title: 'Board/Widgets sheet/Art',
  parameters: { page: true },
  tags: ['!autodocs', 'sheet'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Skeletons: Story = {
  render: () => (
    <Panel title="뼈대" note="Skeleton">
      <div className={css.bones}>
        <Skeleton width="56%" height={24} />
        <Skeleton height={120} radius={18} />
        <SkeletonRow />
        <SkeletonRow titleWidth={116} />
      </div>
    </Panel>
  ),
}

export const Empty: Story = {
  render: () => (
    <Panel title="빈 화면" note="Empty state">
      <div className={css.empty}>
        <EmptyState
          title="아직 혈압 기록이 없어요"
          text="한 번만 재도 나만의 기준이 생겨요."
          action={<Button>혈압 기록하기</Button>}
        />
      </div>
    </Panel>
  ),
}

const faces = ['밥', '무', '당근', '가지', '버섯', '두부', '완두콩', '달걀', '귤']
const team: readonly AvatarPicture[] = [7, 3, 1, 9, 5]

export const ProfilePictures: Story = {
  render: () => (
    <Panel title="프로필 그림" note="Avatar, nine defaults 01–09">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.avatars} role="list">
        {faces.map((name, at) => (
          <li key={name}>
            <Avatar picture={(at + 1) as AvatarPicture /* nine names */} size="l" />
            <span>{`0${String(at + 1)} ${name}`}</span>
          </li>
        ))}
      </ul>
      <div className={css.flow}>
        <Avatar picture={8} />
        <Avatar picture={6} size="s" />
        <Avatars label="우리 팀">
          {team.map((picture) => (
            <Avatar key={picture} picture={picture} />
          ))}
        </Avatars>
      </div>
    </Panel>
  ),
}

const swatches: readonly (readonly [title: string, prefix: string, names: readonly string[]])[] = [
  [
    'Surface and text',
    '',
    [
      'surface-page',
      'surface-card',
      'surface-sunken',
      'surface-linen',
      'surface-inverse',
      'line',
      'line-strong',
      'ink-strong',
      'ink',
      'ink-sub',
      'ink-faint',
    ],
  ],
  [
    'Brand, food, feedback',
    '',
    [
      'brand',
      'brand-strong',
      'brand-soft',
      'food',
      'food-strong',
      'food-soft',
      'positive',
      'positive-soft',
      'caution',
      'caution-soft',
      'danger',
      'danger-soft',
      'info',
      'info-soft',
    ],
  ],
  [
    'Data, grouped by shared chart',
    'data-',
    [
      'steps',
      'intake',
      'burned',
      'weight',
      'systolic',
      'diastolic',
      'pulse',
      'glucose-before',
      'glucose-after',
      'carbohydrate',
      'protein',
      'fat',
      'sodium',
      'sleep',
    ],
  ],
  [
    'Sleep stages, age levels',
    '',
    [
      'data-sleep-deep',
      'data-sleep-light',
      'data-sleep-rem',
      'data-sleep-awake',
      'age-best',
      'age-good',
      'age-mid',
      'age-zero',
      'age-warning',
      'age-danger',
      'age-worst',
    ],
  ],
]

export const Colours: Story = {
  tags: ['wide'],
  render: () => (
    <Panel wide title="색" note="Colour">
      <div className={css.swatches}>
        {swatches.map(([title, prefix, names]) => (
          <div key={title}>
            <h2 lang="en">{title}</h2>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
            <ul role="list">
              {names.map((name) => (
                <li key={name}>
                  <i style={{ background: `var(--${prefix}${name})` }} />
                  <span>{name.replace('data-', '')}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  ),
}

const letters = [
  ['display', '오늘도 든든하게'],
  ['title-1', '점심까지 6분 남았어요'],
  ['title-2', '예약을 취소할까요?'],
  ['title-3', '오늘 점심'],
  ['body-1', '잡곡밥, 시금치나물, 배추김치'],
  ['body-2', '2위까지 186보 남았어요'],
  ['label-1', '체중 기록하기'],
  ['label-2', '예약하기'],
  ['caption', '11월 17일 07:05 · 직접 입력'],
  ['micro', '하늘님 추천'],
  ['metric-xl', '68.4'],
  ['metric-l', '1,161'],
  ['metric-m', '739'],
  ['metric-s', '3,842'],
] as const

const lettersOf = (name: string): CSSProperties => ({
  font: `var(--type-${name})`,
  ...(name.startsWith('metric') && { letterSpacing: 'var(--track-metric)' }),
})

export const Letters: Story = {
  tags: ['wide'],
  render: () => (
    <Panel wide title="글자" note="Type">
      <div className={css.types}>
        {letters.map(([name, words]) => (
          <div key={name}>
            <span lang="en">{name}</span>
            <p style={lettersOf(name)}>{words}</p>
          </div>
        ))}
      </div>
    </Panel>
  ),
}

export const Icons: Story = {
  tags: ['wide'],
  render: () => (
    <Panel wide title="아이콘" note="Icon: 24 px, stroke 1.75, round ends; tinted when selected">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.icons} role="list">
        {icons.map(([name, icon]) => (
          <li key={name} data-filled={['heart-on', 'clear'].includes(name) || undefined}>
            <Icon of={icon} label={name} />
          </li>
        ))}
        {chosen.map(([name, icon]) => (
          <li key={name} data-chosen="">
            <Icon of={icon} on label={name} />
          </li>
        ))}
      </ul>
    </Panel>
  ),
}

/** What the sheet writes under each bowl, with one dish that has it. */
const dishes = [
  ['잡곡밥', '잡곡밥'],
  ['흰밥', '흰밥'],
  ['맑은국', '맑은국'],
  ['찌개, 탕', '된장찌개'],
  ['생선구이', '생선구이'],
  ['나물', '시금치나물'],
  ['김치', '배추김치'],
  ['비빔밥', '비빔밥'],
  ['덮밥', '불고기덮밥'],
  ['면', '잔치국수'],
  ['샐러드', '닭가슴살샐러드'],
  ['달걀', '삶은달걀'],
  ['두부', '두부'],
  ['볶음, 불고기', '소불고기'],
  ['과일', '과일'],
  ['마른반찬', '멸치볶음'],
  ['찜', '달걀찜'],
  ['주먹밥, 떡', '주먹밥'],
  ['방울토마토', '방울토마토'],
  ['열무, 겉절이', '열무김치'],
  ['그 밖', '그 밖'],
] as const

const meals = [
  ['고등어구이', '시금치나물', '배추김치', '잡곡밥', '미역국'],
  ['들깨칼국수', '배추김치', '두부', '멸치볶음'],
  ['꼬막덮밥', '열무김치', '달걀찜', '미역국'],
  ['닭가슴살샐러드', '주먹밥', '방울토마토'],
] as const

export const DishArt: Story = {
  tags: ['wide'],
  render: () => (
    <Panel wide title="음식 그림" note="Dish art: one bowl per dish, one tray per meal">
      <div className={css.dishes}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
        <ul role="list">
          {dishes.map(([words, dish]) => (
            <li key={words}>
              <Dish {...dishFor(dish)} size={68} />
              {words}
            </li>
          ))}
        </ul>
        <div>
          {meals.map((meal) => (
            <DishTray key={meal[0]} dishes={meal} size={136} />
          ))}
        </div>
      </div>
    </Panel>
  ),
}
