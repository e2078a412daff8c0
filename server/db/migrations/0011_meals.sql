CREATE TABLE "ballot_items" (
	"choice_seq" integer NOT NULL,
	"item_seq" smallint NOT NULL,
	"menu_code" text NOT NULL,
	"sub_menu_txt" text NOT NULL,
	"sum_kcal" integer NOT NULL,
	"choice_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ballot_items_choice_seq_item_seq_pk" PRIMARY KEY("choice_seq","item_seq")
);
--> statement-breakpoint
CREATE TABLE "ballots" (
	"choice_seq" integer PRIMARY KEY NOT NULL,
	"choice_nm" text NOT NULL,
	"restaurant_code" text NOT NULL,
	"menu_dt" text NOT NULL,
	"menu_meal_type" text NOT NULL,
	"end_dtm" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_choices" (
	"hc_id" text NOT NULL,
	"choice_seq" integer NOT NULL,
	"item_seq" smallint NOT NULL,
	CONSTRAINT "menu_choices_hc_id_choice_seq_pk" PRIMARY KEY("hc_id","choice_seq")
);
--> statement-breakpoint
CREATE TABLE "drink_intakes" (
	"hc_id" text NOT NULL,
	"base_dt" text NOT NULL,
	"drink_seq" integer NOT NULL,
	"drink_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"unit_nm" text NOT NULL,
	"quantity" numeric(7, 1) NOT NULL,
	"alcohol_g" numeric(7, 1) NOT NULL,
	"kcal" integer NOT NULL,
	CONSTRAINT "drink_intakes_hc_id_base_dt_drink_seq_pk" PRIMARY KEY("hc_id","base_dt","drink_seq")
);
--> statement-breakpoint
CREATE TABLE "drink_units" (
	"drink_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"order_seq" smallint NOT NULL,
	"unit_nm" text NOT NULL,
	"ml" integer NOT NULL,
	"kcal" integer NOT NULL,
	CONSTRAINT "drink_units_drink_code_unit_code_pk" PRIMARY KEY("drink_code","unit_code")
);
--> statement-breakpoint
CREATE TABLE "drinks" (
	"drink_code" text PRIMARY KEY NOT NULL,
	"order_seq" smallint NOT NULL,
	"drink_nm" text NOT NULL,
	"drink_nm_eng" text NOT NULL,
	"alcohol_rate" numeric(7, 1) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"biz_code" text NOT NULL,
	"employee_number" text NOT NULL,
	"real_name" text NOT NULL,
	"dept_nm" text,
	"restaurant_code" text,
	"card_no" text,
	"balance" integer,
	CONSTRAINT "employees_biz_code_employee_number_pk" PRIMARY KEY("biz_code","employee_number")
);
--> statement-breakpoint
CREATE TABLE "gates" (
	"restaurant_code" text PRIMARY KEY NOT NULL,
	"gate_type" text NOT NULL,
	"auth_no" text
);
--> statement-breakpoint
CREATE TABLE "staff_authorizations" (
	"hc_id" text NOT NULL,
	"restaurant_code" text NOT NULL,
	"employee_number" text NOT NULL,
	"author_at" timestamp (3) with time zone NOT NULL,
	"valid_until" text NOT NULL,
	CONSTRAINT "staff_authorizations_hc_id_restaurant_code_pk" PRIMARY KEY("hc_id","restaurant_code")
);
--> statement-breakpoint
CREATE TABLE "grocerant_goods" (
	"restaurant_code" text NOT NULL,
	"good_no" text NOT NULL,
	"good_nm" text NOT NULL,
	"good_nm_eng" text NOT NULL,
	"price" integer NOT NULL,
	"kcal" integer,
	"sold_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "grocerant_goods_restaurant_code_good_no_pk" PRIMARY KEY("restaurant_code","good_no")
);
--> statement-breakpoint
CREATE TABLE "grocerants" (
	"restaurant_code" text PRIMARY KEY NOT NULL,
	"grocerant_code" text NOT NULL,
	"grocerant_nm" text NOT NULL,
	"grocerant_nm_eng" text NOT NULL,
	"floor_txt" text NOT NULL,
	"floor_txt_eng" text NOT NULL,
	"open_tm" text NOT NULL,
	"close_tm" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dish_leftovers" (
	"menu_id" text NOT NULL,
	"menu_code" text NOT NULL,
	"served_cnt" integer NOT NULL,
	"left_cnt" integer NOT NULL,
	CONSTRAINT "dish_leftovers_menu_id_menu_code_pk" PRIMARY KEY("menu_id","menu_code")
);
--> statement-breakpoint
CREATE TABLE "meal_events" (
	"menu_code" text NOT NULL,
	"event_seq" integer NOT NULL,
	"event_nm" text NOT NULL,
	"event_nm_eng" text NOT NULL,
	"icon_nm" text,
	"icon_nm_eng" text,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	CONSTRAINT "meal_events_menu_code_event_seq_pk" PRIMARY KEY("menu_code","event_seq")
);
--> statement-breakpoint
CREATE TABLE "menu_banner_images" (
	"placement_seq" integer NOT NULL,
	"order_seq" smallint NOT NULL,
	"img_path" text NOT NULL,
	"alt_txt" text NOT NULL,
	"alt_txt_eng" text,
	CONSTRAINT "menu_banner_images_placement_seq_order_seq_pk" PRIMARY KEY("placement_seq","order_seq")
);
--> statement-breakpoint
CREATE TABLE "coach_replies" (
	"hc_id" text NOT NULL,
	"base_dt" text NOT NULL,
	"rule" smallint NOT NULL,
	"reply" text NOT NULL,
	"replied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coach_replies_hc_id_base_dt_pk" PRIMARY KEY("hc_id","base_dt")
);
--> statement-breakpoint
CREATE TABLE "practice_choices" (
	"hc_id" text NOT NULL,
	"act_code" text NOT NULL,
	"from_dt" text NOT NULL,
	"to_dt" text,
	"order_seq" smallint NOT NULL,
	CONSTRAINT "practice_choices_hc_id_act_code_from_dt_pk" PRIMARY KEY("hc_id","act_code","from_dt")
);
--> statement-breakpoint
CREATE TABLE "practice_days" (
	"hc_id" text NOT NULL,
	"base_dt" text NOT NULL,
	"act_code" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_days_hc_id_base_dt_act_code_pk" PRIMARY KEY("hc_id","base_dt","act_code")
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"act_code" text PRIMARY KEY NOT NULL,
	"act_nm" text NOT NULL,
	"act_nm_eng" text NOT NULL,
	"act_desc" text NOT NULL,
	"act_desc_eng" text NOT NULL,
	"category_code" text NOT NULL,
	"order_seq" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_reviews" (
	"hc_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"menu_code" text NOT NULL,
	"grade" smallint NOT NULL,
	"words" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_reviews_hc_id_menu_id_pk" PRIMARY KEY("hc_id","menu_id")
);
--> statement-breakpoint
ALTER TABLE "food_units" ALTER COLUMN "servings" SET DATA TYPE numeric(14, 8);--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email_domain" text;--> statement-breakpoint
ALTER TABLE "liked_menus" ADD COLUMN "fav_seq" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "liked_menus_fav_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "foodlist_shw_yn" text DEFAULT 'Y' NOT NULL;--> statement-breakpoint
ALTER TABLE "ballot_items" ADD CONSTRAINT "ballot_items_choice_seq_ballots_choice_seq_fk" FOREIGN KEY ("choice_seq") REFERENCES "public"."ballots"("choice_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_items" ADD CONSTRAINT "ballot_items_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drink_intakes" ADD CONSTRAINT "drink_intakes_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drink_intakes" ADD CONSTRAINT "drink_intakes_drink_code_drinks_drink_code_fk" FOREIGN KEY ("drink_code") REFERENCES "public"."drinks"("drink_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drink_units" ADD CONSTRAINT "drink_units_drink_code_drinks_drink_code_fk" FOREIGN KEY ("drink_code") REFERENCES "public"."drinks"("drink_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_biz_code_companies_biz_code_fk" FOREIGN KEY ("biz_code") REFERENCES "public"."companies"("biz_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gates" ADD CONSTRAINT "gates_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_authorizations" ADD CONSTRAINT "staff_authorizations_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocerant_goods" ADD CONSTRAINT "grocerant_goods_restaurant_code_grocerants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."grocerants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocerants" ADD CONSTRAINT "grocerants_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_leftovers" ADD CONSTRAINT "dish_leftovers_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_events" ADD CONSTRAINT "meal_events_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_banner_images" ADD CONSTRAINT "menu_banner_images_placement_seq_placements_placement_seq_fk" FOREIGN KEY ("placement_seq") REFERENCES "public"."placements"("placement_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_replies" ADD CONSTRAINT "coach_replies_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_choices" ADD CONSTRAINT "practice_choices_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_choices" ADD CONSTRAINT "practice_choices_act_code_practices_act_code_fk" FOREIGN KEY ("act_code") REFERENCES "public"."practices"("act_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_act_code_practices_act_code_fk" FOREIGN KEY ("act_code") REFERENCES "public"."practices"("act_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_reviews" ADD CONSTRAINT "meal_reviews_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_reviews" ADD CONSTRAINT "meal_reviews_menu_code_dishes_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."dishes"("menu_code") ON DELETE no action ON UPDATE no action;