import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Table } from './table.tsx'
import { Dish, DishPhoto, DishTile, DishTray } from './dish.tsx'

const lunch = ['현미밥', '된장찌개', '고등어구이', '시금치나물', '배추김치', '귤']

const bowls = [
  'rice', 'rice-plain', 'miyeok', 'jjigae', 'fish', 'greens', 'kimchi', 'bibim', 'kkomak', 'noodle', 'salad', 'egg',
  'tofu', 'meat', 'fruit', 'shrimp', 'eggjjim', 'riceball', 'tomato', 'yeolmu', 'empty', 'empty-celadon', 'empty-clay',
] as const

const meta = { title: 'Widgets/Dish', component: DishTray, subcomponents: { Dish, DishTile, DishPhoto, Table }, args: { dishes: lunch, size: 160 } } satisfies Meta<typeof DishTray>
export default meta

type Story = StoryObj<typeof meta>

export const Tray: Story = {}

export const TrayOfTwo: Story = { args: { dishes: lunch.slice(0, 2) } }

/** A dish finds its bowl by the end of its name; what the list does not know gets the plain bowl. */
export const Tiles: Story = {
  render: () => (
    <Stack row>
      {[...lunch, '비빔밥', '잔치국수', '달걀찜', '두부조림', '이름 모를 음식'].map((name) => (
        <DishTile key={name} name={say(name)} />
      ))}
    </Stack>
  ),
}

/** Every bowl there is. */
export const Bowls: Story = {
  render: () => (
    <Stack row>
      {bowls.map((dish) => (
        <Dish key={dish} dish={dish} />
      ))}
    </Stack>
  ),
}

/** The tray stands where a photo is missing. */
export const PhotoMissing: Story = { render: (args) => <DishPhoto {...args} src={null} alt={say('오늘 점심')} /> }

/** The table of the sign-in page. */
export const LaidTable: Story = { render: () => <Table /> }
