<?php
/**
 * The scripts of the block editor and of the builder, and what they are told.
 *
 * @package Foodshed
 */

namespace Foodshed;

/** Registers them; each is loaded where something asks for it. */
function register_editor_scripts(): void {
	$scripts = array(
		'fields'  => array( 'wp-element', 'wp-components' ),
		'preview' => array( 'wp-element' ),
		'block'   => array( 'foodshed-fields', 'foodshed-preview', 'wp-blocks', 'wp-block-editor' ),
		'builder' => array( 'foodshed-fields', 'foodshed-preview' ),
	);
	foreach ( $scripts as $name => $dependencies ) {
		wp_register_script( "foodshed-$name", plugins_url( "editor/$name.js", FILE ), $dependencies, VERSION, true );
	}
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\tell_scripts' );
}

/** Gives the scripts the elements and every word that they show, in the language of who edits. */
function tell_scripts(): void {
	$told = array(
		'address'  => settings()['address'],
		'defaults' => array_filter( array_intersect_key( settings(), array_flip( array( 'network', 'theme' ) ) ) ),
		'settings' => current_user_can( 'manage_options' ) ? settings_url() : '',
		'preview'  => preview_url(),
		'elements' => elements(),
		'shared'   => shared_attributes(),
		'words'    => array(
			'widget'    => __( 'Widget', 'foodshed' ),
			'shows'     => __( 'What it shows', 'foodshed' ),
			'looks'     => __( 'How it looks', 'foodshed' ),
			'noAddress' => __( 'An administrator has to enter the address of the Foodshed site under Settings → Foodshed.', 'foodshed' ),
			'settings'  => __( 'Open the settings', 'foodshed' ),
			/* translators: %s: the label of a field, such as “Business”. */
			'needed'    => __( 'Choose first: %s.', 'foodshed' ),
			/* translators: %s: the title of a widget. */
			'previewOf' => __( 'Preview: %s', 'foodshed' ),
			'shortcode' => __( 'Shortcode', 'foodshed' ),
			'where'     => __( 'For any text of the site. In the block editor, add the block “Foodshed” instead.', 'foodshed' ),
			'copy'      => __( 'Copy shortcode', 'foodshed' ),
			'copied'    => __( 'Copied.', 'foodshed' ),
			'cannot'    => __( 'Your browser does not let us copy: press Ctrl+C, or ⌘C on a Mac.', 'foodshed' ),
			'window'    => __( 'Window of the preview', 'foodshed' ),
			'wide'      => __( 'Computer', 'foodshed' ),
			'narrow'    => __( 'Phone', 'foodshed' ),
		),
	);
	$told = in_language( $told, language_of( get_user_locale() ) );
	wp_add_inline_script( 'foodshed-fields', 'window.foodshed = ' . wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
