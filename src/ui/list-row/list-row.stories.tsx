import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import Droplet from 'lucide-react/icons/droplet'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Weight from 'lucide-react/icons/weight'
import { say } from '#src/gallery/say.ts'
import { Drawn } from '#src/gallery/forced.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Switch } from '../choice/choice.tsx'
import { DishTile } from '../dish/dish.tsx'
import { DateTile, ListRow, RowIcon, Rows } from './list-row.tsx'

const meta = {
  title: 'Widgets/List row',
  component: ListRow,
  subcomponents: { Rows, RowIcon, DateTile },
  args: { title: '체중', sub: '오늘 아침 7:10' },
  render: (args) => (
    <Card>
      <Rows label={say('기록')}>
        <ListRow {...args} />
      </Rows>
    </Card>
  ),
} satisfies Meta<typeof ListRow>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Pressable: Story = { args: { onClick: fn(), chevron: true, end: '68.4 kg' } }

export const AsLink: Story = {
  args: { render: <a href="#weight">link</a>, chevron: true, lead: <RowIcon icon={Weight} /> },
}

export const Several: Story = {
  render: () => (
    <Card>
      <Rows label={say('기록')}>
        <ListRow
          title={say('체중')}
          sub={say('오늘 아침 7:10')}
          lead={<RowIcon icon={Weight} on />}
          end="68.4 kg"
          chevron
          onClick={fn()}
        />
        <ListRow
          title={say('혈압')}
          sub={say('어제 밤 9:38')}
          lead={<RowIcon icon={HeartPulse} />}
          end={<Badge kind="caution">{say('주의')}</Badge>}
          onClick={fn()}
        />
        <ListRow title={say('혈당')} sub={say('아직 기록이 없어요')} lead={<RowIcon icon={Droplet} />} />
      </Rows>
    </Card>
  ),
}

export const WithDishes: Story = {
  render: () => (
    <Card tone="linen">
      <Rows label={say('오늘 점심')}>
        {['현미밥', '된장찌개', '고등어구이'].map((name) => (
          <ListRow key={name} title={say(name)} lead={<DishTile name={say(name)} />} tight />
        ))}
      </Rows>
    </Card>
  ),
}

export const WithDay: Story = { args: { lead: <DateTile weekday="11" day="19" />, end: '68.4 kg' } }

/** The row is the switch's label. */
export const WithSwitch: Story = {
  args: { as: 'label', title: '식단 알림', sub: '매일 오전 11:00' },
  render: (args) => (
    <Card>
      <Rows label={say('알림')}>
        <ListRow {...args} end={<Switch hideLabel label={say('식단 알림')} checked onChange={fn()} />} />
      </Rows>
    </Card>
  ),
}

export const HeldDown: Story = {
  args: { onClick: fn(), chevron: true, end: '68.4 kg' },
  decorators: [
    (Story) => (
      <Drawn as="down">
        <Story />
      </Drawn>
    ),
  ],
}

export const Focused: Story = {
  args: { onClick: fn(), chevron: true, end: '68.4 kg' },
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
