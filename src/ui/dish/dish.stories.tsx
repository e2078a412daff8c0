import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Table } from './table.tsx'
import { Dish, DishPhoto, DishTile, DishTray } from './dish.tsx'
import { dishFor } from './dish-name.ts'
import { dishWords, type DishName } from './dish-words.ts'
import css from './dish-sheet.module.css'

const lunch = ['현미밥', '된장찌개', '고등어구이', '시금치나물', '배추김치', '귤']

// Object.keys forgets that the keys are a closed union.
const namesOf = <Names extends object>(dishes: Names) => Object.keys(dishes) as (keyof Names & DishName)[]

const meta = {
  title: 'Widgets/Dish',
  component: DishTray,
  subcomponents: { Dish, DishTile, DishPhoto, Table },
  args: { dishes: lunch, size: 160 },
} satisfies Meta<typeof DishTray>
export default meta

type Story = StoryObj<typeof meta>

export const Tray: Story = {}

export const TrayOfTwo: Story = { args: { dishes: lunch.slice(0, 2) } }

/** A dish finds its bowl by its Korean name; what nobody knows stands under a lid with its first syllable. */
export const Tiles: Story = {
  render: () => (
    <Stack row>
      {[...lunch, '비빔밥', '잔치국수', '달걀찜', '두부조림', '오늘의 깜짝'].map((name) => (
        <DishTile key={name} name={name} />
      ))}
    </Stack>
  ),
}

/** Every drawing there is, by its place on a tray, each at the size of a main dish and of a small tile. */
export const Everything: Story = {
  tags: ['wide'],
  render: () => (
    <div className={css.sheet}>
      {Object.entries(dishWords).map(([place, dishes]) => (
        <section key={place}>
          <h2>{place}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
          <ul role="list">
            {namesOf(dishes).map((dish) => (
              <li key={dish}>
                <Dish dish={dish} size={72} />
                <Dish dish={dish} size={28} />
                <span>{dish}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>lid</h2>
        <Dish {...dishFor('깜짝')} size={72} />
      </section>
    </div>
  ),
}

/** The tray stands where a photo is missing. */
export const PhotoMissing: Story = { render: (args) => <DishPhoto {...args} src={null} alt={say('오늘 점심')} /> }

/** The table of the sign-in page. */
export const LaidTable: Story = { render: () => <Table /> }
