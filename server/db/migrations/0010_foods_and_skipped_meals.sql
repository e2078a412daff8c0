CREATE TABLE "favourite_foods" (
	"hc_id" text NOT NULL,
	"fav_seq" integer NOT NULL,
	"food_id" text NOT NULL,
	"order_seq" integer NOT NULL,
	CONSTRAINT "favourite_foods_hc_id_fav_seq_pk" PRIMARY KEY("hc_id","fav_seq"),
	CONSTRAINT "favourite_foods_food" UNIQUE("hc_id","food_id")
);
--> statement-breakpoint
CREATE TABLE "food_units" (
	"food_id" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"unit_code" text NOT NULL,
	"unit_name" text NOT NULL,
	"unit_name_eng" text NOT NULL,
	"servings" numeric(10, 4) NOT NULL,
	CONSTRAINT "food_units_food_id_order_seq_pk" PRIMARY KEY("food_id","order_seq"),
	CONSTRAINT "food_units_code" UNIQUE("food_id","unit_code")
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"food_id" text PRIMARY KEY NOT NULL,
	"food_name" text NOT NULL,
	"food_name_eng" text NOT NULL,
	"brand_name" text,
	"serving_txt" text NOT NULL,
	"serving_txt_eng" text NOT NULL,
	"kcal" numeric(10, 2) NOT NULL,
	"carbohydrate_g" numeric(10, 2),
	"protein_g" numeric(10, 2),
	"fat_g" numeric(10, 2),
	"sugar_g" numeric(10, 2),
	"fibre_g" numeric(10, 2),
	"sodium_mg" numeric(10, 2),
	"saturated_fat_g" numeric(10, 2),
	"trans_fat_g" numeric(10, 2),
	"cholesterol_mg" numeric(10, 2),
	"calcium_mg" numeric(10, 2),
	"search_key" text NOT NULL,
	"source" text NOT NULL,
	"estimated" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_foods" (
	"hc_id" text NOT NULL,
	"food_id" text NOT NULL,
	"food_name" text NOT NULL,
	"serving_txt" text,
	"kcal" numeric(10, 2) NOT NULL,
	"carbohydrate_g" numeric(10, 2),
	"protein_g" numeric(10, 2),
	"fat_g" numeric(10, 2),
	"sugar_g" numeric(10, 2),
	"fibre_g" numeric(10, 2),
	"sodium_mg" numeric(10, 2),
	"saturated_fat_g" numeric(10, 2),
	"trans_fat_g" numeric(10, 2),
	"cholesterol_mg" numeric(10, 2),
	"calcium_mg" numeric(10, 2),
	"search_key" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "own_foods_hc_id_food_id_pk" PRIMARY KEY("hc_id","food_id")
);
--> statement-breakpoint
CREATE TABLE "recent_foods" (
	"hc_id" text NOT NULL,
	"food_id" text NOT NULL,
	"rcnt_seq" integer NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"unit_code" text NOT NULL,
	"last_eat_dt" text NOT NULL,
	CONSTRAINT "recent_foods_hc_id_food_id_pk" PRIMARY KEY("hc_id","food_id"),
	CONSTRAINT "recent_foods_number" UNIQUE("hc_id","rcnt_seq")
);
--> statement-breakpoint
CREATE TABLE "skipped_meals" (
	"hc_id" text NOT NULL,
	"base_dt" text NOT NULL,
	"meal_type" text NOT NULL,
	CONSTRAINT "skipped_meals_hc_id_base_dt_meal_type_pk" PRIMARY KEY("hc_id","base_dt","meal_type")
);
--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "source" text DEFAULT 'WRITE' NOT NULL;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "food_id" text;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "unit_code" text;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "except_menu_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "memo" text;--> statement-breakpoint
ALTER TABLE "favourite_foods" ADD CONSTRAINT "favourite_foods_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_units" ADD CONSTRAINT "food_units_food_id_foods_food_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("food_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_foods" ADD CONSTRAINT "recent_foods_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_meals" ADD CONSTRAINT "skipped_meals_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_foods_latest" ON "recent_foods" USING btree ("hc_id","last_eat_dt");--> statement-breakpoint
UPDATE "intake_records" SET "source" = CASE WHEN "menu_id" IS NOT NULL THEN 'COURSE' WHEN "origin" = '2' THEN 'PHONE' ELSE 'WRITE' END;
