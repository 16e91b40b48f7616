<?php
/**
 * Settings → Foodshed: the site's own settings, and the builder, which shows a widget on this site's own pages.
 *
 * @package Foodshed
 */

namespace Foodshed;

const PAGE = 'foodshed';

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\bring_builder' );
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\link_settings' );

/** The address of the settings page. */
function settings_url(): string {
	return admin_url( 'options-general.php?page=' . PAGE );
}

/** Adds the page for administrators. */
function add_settings_page(): void {
	add_options_page( 'Foodshed', 'Foodshed', 'manage_options', PAGE, __NAMESPACE__ . '\settings_page' );
}

/**
 * Leads from the list of plugins to the settings.
 *
 * @param string[] $links Of the plugin's row.
 */
function link_settings( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_url() ), esc_html__( 'Settings', 'foodshed' ) );
	return array_merge( array( $link ), $links );
}

/**
 * Loads the builder on its page only.
 *
 * @param string $screen Of the administration.
 */
function bring_builder( $screen ): void {
	if ( 'settings_page_' . PAGE !== $screen || '' === settings()['address'] ) {
		return;
	}
	tell_scripts();
	wp_enqueue_script( 'foodshed-builder' );
	wp_enqueue_style( 'foodshed-builder', plugins_url( 'editor/builder.css', FILE ), array( 'wp-components' ), VERSION );
}

/** Prints the page. */
function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1>Foodshed</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'foodshed' ); ?>
			<table class="form-table" role="presentation">
				<?php
				text_row( 'address', __( 'Address of the Foodshed site', 'foodshed' ), __( 'Such as https://foodshed.example', 'foodshed' ), 'url' );
				text_row( 'network', __( 'Network', 'foodshed' ), __( 'Widgets show only its members, unless a page says otherwise. Enter the last part of the address of its profile; without it, everybody is shown.', 'foodshed' ) );
				choice_row( 'language', __( 'Language of widgets', 'foodshed' ), 'lang', __( 'That of the page', 'foodshed' ) );
				choice_row( 'theme', __( 'Theme of widgets', 'foodshed' ), 'theme', __( 'That of the page', 'foodshed' ) );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php if ( '' !== settings()['address'] ) : ?>
			<h2><?php esc_html_e( 'Try a widget on your site', 'foodshed' ); ?></h2>
			<div id="foodshed-builder"></div>
		<?php endif; ?>
	</div>
	<?php
}

/**
 * A row with a text field.
 *
 * @param string $name  Of the setting.
 * @param string $label Of the field.
 * @param string $hint  Below it.
 * @param string $type  Of the field.
 */
function text_row( string $name, string $label, string $hint, string $type = 'text' ): void {
	printf(
		'<tr><th scope="row"><label for="foodshed-%1$s">%2$s</label></th><td><input id="foodshed-%1$s" name="%3$s[%1$s]" type="%4$s" class="regular-text code" value="%5$s" aria-describedby="foodshed-%1$s-hint"><p class="description" id="foodshed-%1$s-hint">%6$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( OPTION ),
		esc_attr( $type ),
		esc_attr( settings()[ $name ] ),
		esc_html( $hint )
	);
}

/**
 * A row with the values of an attribute to choose from.
 *
 * @param string $name      Of the setting.
 * @param string $label     Of the field.
 * @param string $attribute Whose values are offered.
 * @param string $none      What it is called when nothing is chosen.
 */
function choice_row( string $name, string $label, string $attribute, string $none ): void {
	$options = sprintf( '<option value="">%s</option>', esc_html( $none ) );
	foreach ( in_language( shared_attributes()[ $attribute ]['choices'], language_of( get_user_locale() ) ) as $choice ) {
		$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $choice['value'] ), selected( settings()[ $name ], $choice['value'], false ), esc_html( $choice['label'] ) );
	}
	printf(
		'<tr><th scope="row"><label for="foodshed-%1$s">%2$s</label></th><td><select id="foodshed-%1$s" name="%3$s[%1$s]">%4$s</select></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( OPTION ),
		$options // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	);
}
