CREATE TABLE "menu_items" (
	"hc_id" text NOT NULL,
	"place" text NOT NULL,
	"code" text NOT NULL,
	"show_yn" text NOT NULL,
	"order_seq" smallint NOT NULL,
	CONSTRAINT "menu_items_hc_id_place_code_pk" PRIMARY KEY("hc_id","place","code")
);
--> statement-breakpoint
CREATE TABLE "rest_days" (
	"restaurant_code" text NOT NULL,
	"rest_dt" text NOT NULL,
	"rest_nm" text NOT NULL,
	"rest_nm_eng" text NOT NULL,
	CONSTRAINT "rest_days_restaurant_code_rest_dt_pk" PRIMARY KEY("restaurant_code","rest_dt")
);
--> statement-breakpoint
ALTER TABLE "phone_exercises" ADD COLUMN "offset_min" integer DEFAULT 540 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_steps" ADD COLUMN "offset_min" integer DEFAULT 540 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "window_from" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "window_to" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "day_goal_steps" integer;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "menu_id" text;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "food_name_eng" text;--> statement-breakpoint
ALTER TABLE "intake_records" ADD COLUMN "dish_txt" text;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_days" ADD CONSTRAINT "rest_days_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_records" ADD CONSTRAINT "intake_records_course" UNIQUE("hc_id","menu_id");